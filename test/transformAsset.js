const path = require('node:path');

/** A transformer for jest: an imported file of static/ is its URL, as in a build. */
module.exports = {
  process: (/** @type {string} */ _, /** @type {string} */ file) => ({
    code: `module.exports = ${JSON.stringify(`/${path.relative('static', file).replaceAll('\\', '/')}`)};`,
  }),
};
