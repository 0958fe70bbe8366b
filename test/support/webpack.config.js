/*
 * The webpack configuration of a project, for tests: without type checks, which `npm run check` does, and without a limit
 * on the size of files, because the owner's copy has more on its pages than a site.
 */
const path = require('node:path');

/** @type {(...args: any[]) => Promise<any>} */
const configure = require(path.resolve('webpack.config.js'));

/** @param {any[]} args */
module.exports = async (...args) => {
  const config = await configure(...args);
  for (const { options } of config.module.rules) if (options) options.transpileOnly = true;
  config.plugins.push((/** @type {import('webpack').Compiler} */ { hooks }) => {
    hooks.afterCompile.tap('tests', (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.errors = compilation.errors.filter(
        ({ message }) => !/ over its budget |web font lacks /.test(message),
      );
    });
  });
  return config;
};
