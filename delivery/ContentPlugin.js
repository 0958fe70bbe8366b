const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { missingParts } = require('./checks');
const { fromSource } = require('./fromSource');

/** Says what the content names and isn't there, in the place of all the errors that follow from it or hide it. */
exports.ContentPlugin = class ContentPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('ContentPlugin', ({ compilation }) => {
      const faults = faultsIn(path.join(compiler.context, 'src'));
      if (faults.length === 0) return;
      compilation.errors = faults.map((fault) => new compiler.webpack.WebpackError(fault));
    });
  }
};

/** @param {string} src */
function faultsIn(src) {
  try {
    const files = readdirSync(path.join(src, 'content')).filter((file) => file.endsWith('.ts'));
    return missingParts({
      content: files.map((file) => fromSource(`content/${file}`)),
      pages: fromSource('content/pages.ts').pages,
      router: readFileSync(path.join(src, 'router/Router.tsx'), 'utf8'),
      drawn: {
        picture: Object.keys(fromSource('content/pictures.ts').pictures),
        glyph: fromSource('ui/glyphNames.ts').glyphNames,
      },
    });
  } catch {
    return []; // half-written: the compiler says so
  }
}
