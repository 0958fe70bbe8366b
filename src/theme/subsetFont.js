/* `npm run font` writes the web font with only the characters, the weights and the axes that webFont.json keeps. */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
// @ts-expect-error: it has no types
const { convert } = require('fontverter');
// @ts-expect-error: it has no types
const subset = require('subset-font');
const { source, file, characters, axes, weight } = require('./webFont.json');

/** What browsers apply by themselves of a font's features: others, as small capitals, would bring more glyphs. */
const FEATURES = 'calt ccmp clig fina init isol kern liga locl mark medi mkmk rlig rvrn'.split(' ');

/**
 * The subset of the font, as a woff2 file.
 * @throws {Error} if the file in the package lacks a character
 */
async function subsetFont() {
  const bytes = await subset(readFileSync(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Firefox prints only the default weight as text.
    variationAxes: {
      ...axes,
      wght: { min: weight.text, max: weight.strong, default: weight.text },
    },
  }).catch((/** @type {Error} */ { message }) => {
    throw new Error(
      `${source} has no such axes: write in "axes" of src/theme/webFont.json those that it has besides wght, or {}. ${message}`,
    );
  });
  const { Blob, Face } = await import('harfbuzzjs');
  const font = await convert(bytes, 'sfnt');
  const known = new Face(new Blob(new Uint8Array(font).buffer)).collectUnicodes();
  const missing = [...characters].filter((own) => !known.includes(Number(own.codePointAt(0))));
  if (missing.length > 0)
    throw new Error(
      `${source} lacks these characters: ${missing.join(' ')}. Choose another file of the package as "source" in src/theme/webFont.json, or another typeface: the site has one file, so packages with a file for each script do not suit. Or remove the characters.`,
    );
  return bytes;
}

async function main() {
  writeFileSync(path.resolve(__dirname, '../../static/fonts', file), await subsetFont());
}

if (require.main === module) main();

module.exports = { subsetFont };
