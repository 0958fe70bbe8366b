const path = require('node:path');

/** Tells jest what webpack makes of an imported picture or font: its address on the site. */
exports.process = (/** @type {string} */ _, /** @type {string} */ file) => {
  const address = path
    .relative(path.resolve(__dirname, '../../static'), file)
    .replaceAll('\\', '/');
  return { code: `module.exports = '/${address}';` };
};
