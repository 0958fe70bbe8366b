/* The site's webpack configuration for tests: without type checks, which take long and which `npm run check` does. */
const configure = require('../../webpack.config.js');

/** @param {Parameters<typeof configure>} args */
module.exports = async (...args) => {
  const config = await configure(...args);
  for (const { options } of config.module.rules) if (options) options.transpileOnly = true;
  return config;
};
