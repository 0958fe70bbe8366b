const { readDrawing } = require('../src/drawings/drawingLoader');

/** A transformer for jest: an imported drawing is its address and its box, as in a build. */
module.exports = {
  process: (/** @type {string} */ svg, /** @type {string} */ file) => ({
    code: `module.exports = ${JSON.stringify(readDrawing(svg, file))};`,
  }),
};
