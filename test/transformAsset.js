const path = require('node:path');
const { readDrawing } = require('../src/drawings/drawingLoader');

/** A transformer for jest: an import is what it is in a build. A drawing is its address and its box, another file its URL. */
module.exports = {
  process: (/** @type {string} */ source, /** @type {string} */ file) => {
    const url = `/${path.relative('static', file).replaceAll('\\', '/')}`;
    const imported = file.endsWith('.svg') ? readDrawing(source, file) : url;
    return { code: `module.exports = ${JSON.stringify(imported)};` };
  },
};
