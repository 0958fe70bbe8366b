import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { themes, webFont } from './loadTokens.mjs';

const { weight } = themes.tokens;
const { axes, characters, name, source } = webFont;

const packaged = resolve(source);

/** Where the site has the file that is cut. */
export const fontFile = `static/fonts/${name.toLowerCase().replaceAll(' ', '-')}.woff2`;

function resolve(/** @type {string} */ file) {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    throw new Error(
      `There is no ${file}, which src/theme/webFont.ts names. Install its package, or fix the name.`,
    );
  }
}

/**
 * The font with the characters of the site alone.
 * @param {'woff2' | 'truetype'} targetFormat
 * @param {import('subset-font').Axes} variationAxes
 */
const cut = (targetFormat, variationAxes) =>
  subsetFont(readFileSync(packaged), characters, { targetFormat, variationAxes });

/** The face as the site loads it: one file for all weights. */
export async function woff2() {
  const face = faceOf(await cut('truetype', {}));
  const known = new Set(face.collectUnicodes());
  const lacking = [...characters].filter(
    (character) => !known.has(Number(character.codePointAt(0))),
  );
  if (lacking.length > 0) {
    throw new Error(
      `${source} has no "${lacking.join('')}". Take it out of the characters in src/theme/webFont.ts and write the words otherwise, or name another font there.`,
    );
  }
  const own = Object.keys(face.getAxisInfos()).sort().join(', ');
  if (own !== ['wght', ...Object.keys(axes)].sort().join(', ')) {
    throw new Error(
      `${source} can be varied in: ${own || 'nothing'}. It needs wght, and for each other a value in the axes of src/theme/webFont.ts.`,
    );
  }
  return cut('woff2', { ...axes, wght: { min: weight.text, max: weight.strong } });
}

/**
 * One weight of the font, for measuring and for drawing words.
 * @param {number} weight
 * @returns {Promise<Buffer>} a TrueType file
 */
export const instanceOf = (weight) => cut('truetype', { ...axes, wght: weight });

/** @param {Uint8Array} file of a TrueType face */
export const faceOf = (file) =>
  new Face(
    new Blob(
      /** @type {ArrayBuffer} */ (
        file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
      ),
    ),
  );

/** The font's licence, which has to be published with it. */
export const licence = () => readFileSync(new URL('../LICENSE', pathToFileURL(packaged)), 'utf8');
