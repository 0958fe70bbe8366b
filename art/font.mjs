import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { themes, webFont } from './loadTokens.mjs';

const { weight } = themes.tokens;

/** @typedef {(typeof webFont.files)[number]} FontFile */

const [first] = /** @type {[FontFile]} */ (webFont.files);

/** The path of a subset in the repository: the first is named for the family, others for their source. */
export const pathOf = (/** @type {FontFile} */ file) => {
  const name =
    file === first
      ? `${webFont.name.toLowerCase().replaceAll(' ', '-')}.woff2`
      : basename(file.source);
  return `static/fonts/${name}`;
};

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
 * Subsets a font file to the characters that webFont.ts keeps.
 * @param {FontFile} file
 * @param {'woff2' | 'truetype'} targetFormat
 * @param {import('subset-font').Axes} variationAxes
 */
const subset = ({ source, characters }, targetFormat, variationAxes) =>
  subsetFont(readFileSync(resolve(source)), characters, { targetFormat, variationAxes });

/** A file as the site loads it, with all weights. @param {FontFile} file */
export async function woff2(file) {
  const { axes, characters, source } = file;
  const face = faceOf(await subset(file, 'truetype', {}));
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
  return subset(file, 'woff2', { ...axes, wght: { min: weight.text, max: weight.strong } });
}

/**
 * One weight of the first file, for measuring and for drawing words.
 * @param {number} weight
 * @returns {Promise<Buffer>} a TrueType file
 */
export const instanceOf = (weight) => subset(first, 'truetype', { ...first.axes, wght: weight });

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
export const licence = () =>
  readFileSync(new URL('../LICENSE', pathToFileURL(resolve(first.source))), 'utf8');
