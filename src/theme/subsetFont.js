/* `npm run font` writes the web font with only the characters, the weights and the axes that webFont.json keeps. */
const { copyFileSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
// @ts-expect-error: it has no types
const { convert } = require('fontverter');
// @ts-expect-error: it has no types
const subset = require('subset-font');
const { source, file, characters, axes, weight } = require('./webFont.json');

/** What browsers apply by themselves of a font's features: others, as small capitals, would bring more glyphs. */
const FEATURES = 'calt ccmp clig fina init isol kern liga locl mark medi mkmk rlig rvrn'.split(' ');

const folder = path.resolve(__dirname, '../../static/fonts');
const original = require.resolve(source);

/**
 * The subset of the font, as a woff2 file.
 * @throws {Error} if the file in the package lacks a character
 */
async function subsetFont() {
  const bytes = await subset(readFileSync(original), characters, {
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

/**
 * The licence in the package of the font.
 * @throws {Error} if there is none
 */
function findLicence(folder = path.dirname(original)) {
  const name = readdirSync(folder).find((own) => /^(licen[cs]e|ofl)/i.test(own));
  if (name) return path.join(folder, name);
  if (path.basename(path.dirname(folder)) === 'node_modules')
    throw new Error(`${folder} has no licence. Without one, the font cannot be published.`);
  return findLicence(path.dirname(folder));
}

async function main() {
  const [bytes, licence] = [await subsetFont(), findLicence()];
  writeFileSync(path.join(folder, file), bytes);
  copyFileSync(licence, path.join(folder, 'OFL.txt'));
}

if (require.main === module) main();

module.exports = { subsetFont };
