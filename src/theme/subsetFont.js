/* `npm run font` writes the web font with only the characters, the weights and the axes that webFont.json keeps. */
const { copyFileSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
// @ts-expect-error: it has no types
const subset = require('subset-font');
const { source, file, characters, axes, weight } = require('./webFont.json');

const folder = path.resolve(__dirname, '../../static/fonts');
const original = require.resolve(source);

/** The subset of the font, as a woff2 file. */
const subsetFont = () =>
  subset(readFileSync(original), characters, {
    targetFormat: 'woff2',
    // Firefox prints only the default weight as text.
    variationAxes: {
      ...axes,
      wght: { min: weight.text, max: weight.strong, default: weight.text },
    },
  });

if (require.main === module)
  subsetFont().then((/** @type {Buffer} */ bytes) => {
    writeFileSync(path.join(folder, file), bytes);
    copyFileSync(path.join(path.dirname(original), '../LICENSE'), path.join(folder, 'OFL.txt'));
  });

module.exports = { subsetFont };
