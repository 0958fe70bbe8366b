import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { theme, webFont } from './loadSource.mjs';

const { weight } = theme.tokens;

/** @typedef {(typeof webFont.files)[number]} FontFile */

const [first] = /** @type {[FontFile]} */ (webFont.files);

const family = webFont.name.toLowerCase().replaceAll(' ', '-');

/** The path of a subset in the repository: the first is named after the family, others after their source. */
export const fontPath = (/** @type {FontFile} */ file) =>
  `static/fonts/${file === first ? `${family}.woff2` : basename(file.source)}`;

function resolve(/** @type {string} */ file) {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    throw new Error(
      `src/theme/webFont.ts refers to ${file}, which does not exist. Install its package, or fix the path.`,
    );
  }
}

/**
 * Reads a font file of its package.
 * @param {FontFile} file
 * @throws {Error} if it has other axes than webFont.ts says, or lacks characters that webFont.ts keeps
 */
async function read({ source, axes, characters }) {
  const content = readFileSync(resolve(source));
  const face = parseFont(
    await subsetFont(content, characters, { targetFormat: 'truetype', variationAxes: {} }),
  );
  const own = Object.keys(face.getAxisInfos()).sort().join(', ');
  if (own !== ['wght', ...Object.keys(axes)].sort().join(', ')) {
    throw new Error(
      `${source} has these axes: ${own || 'none'}. It needs wght, so choose a variable font; for every other axis, src/theme/webFont.ts needs a value in axes.`,
    );
  }
  const known = new Set(face.collectUnicodes());
  const lacking = [...characters].filter(
    (character) => !known.has(Number(character.codePointAt(0))),
  );
  if (lacking.length > 0) {
    throw new Error(
      `${source} has no glyph for "${lacking.join('')}". Remove it from the characters in src/theme/webFont.ts and reword the text, or use another font.`,
    );
  }
  return content;
}

/**
 * Subsets a font file to the characters that webFont.ts keeps.
 * @param {FontFile} file
 * @param {'woff2' | 'truetype'} targetFormat
 * @param {import('subset-font').Axes} weights
 */
const subset = async (file, targetFormat, weights) =>
  subsetFont(await read(file), file.characters, {
    targetFormat,
    variationAxes: { ...file.axes, ...weights },
  });

/** A file as the site loads it, with all weights. @param {FontFile} file */
export const subsetWoff2 = (file) =>
  subset(file, 'woff2', { wght: { min: weight.text, max: weight.strong } });

/**
 * One weight of the first file, for measuring and drawing text.
 * @param {number} weight
 * @returns {Promise<Buffer>} a TrueType file
 */
export const subsetTrueType = (weight) => subset(first, 'truetype', { wght: weight });

/** @param {Uint8Array} file of a TrueType face */
export function parseFont({ buffer, byteOffset, length }) {
  const bytes = /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + length));
  return new Face(new Blob(bytes));
}

/** The font's licence, which has to be published with it. */
export const fontLicence = () =>
  readFileSync(new URL('../LICENSE', pathToFileURL(resolve(first.source))), 'utf8');
