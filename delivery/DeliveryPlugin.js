const { faultsOf, overBudget } = require('./checks');
const { policyFor } = require('./policy');
const { precompress } = require('./precompress');

/**
 * The last step of a production build, when every byte but these is final: puts the entry into the documents, gives
 * each its content security policy, compresses what hosts would otherwise compress again and again, and fails the
 * build where a budget is overrun or something is missing that a document needs.
 */
exports.DeliveryPlugin = class DeliveryPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DeliveryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DeliveryPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          // A build that has failed already has a clearer message than anything found here.
          if (compilation.errors.length > 0) return;
          const read = (/** @type {string} */ name) => String(assets[name]?.source());
          const write = (/** @type {string} */ name, /** @type {string} */ text) =>
            compilation.updateAsset(name, new sources.RawSource(text));
          const fail = (/** @type {string} */ message) =>
            compilation.errors.push(new WebpackError(message));

          const files = new Map(
            Object.entries(assets)
              .filter(([name]) => name !== ENTRY)
              .map(([name, source]) => [name, Buffer.from(source.buffer())]),
          );
          const build = String(compilation.hash);
          const entry = `<script>${inScript(read(ENTRY))}</script>`;
          for (const name of [...files.keys()].filter((name) => name.endsWith('.html'))) {
            const html = read(name).replace(REFERENCE, () => entry);
            for (const fault of faultsOf(name, html, files)) fail(fault);
            write(name, html.replace('{{build}}', build).replace('{{policy}}', policyFor(html)));
          }
          write(APP, COMPILE_AHEAD + read(APP).replace('{{build}}', build));
          for (const { name, source } of compilation.getAssets()) {
            const fault = overBudget(name, source.buffer());
            if (fault) fail(fault);
          }
          compilation.deleteAsset(ENTRY);
          for (const { name, source } of compilation.getAssets()) {
            for (const [copy, content] of precompress(name, source.buffer())) {
              compilation.emitAsset(copy, new sources.RawSource(content));
            }
          }
        },
      );
    });
  }
};

const ENTRY = 'assets/index.js';
const APP = 'assets/app.js';

/**
 * Has Chromium compile the app while it arrives, in the background, and not function by function once a visitor waits
 * for it. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

const REFERENCE = `<script defer="" src="/${ENTRY}"></script>`;

/** Inside <script>, only these two could end or change the element. @param {string} text */
const inScript = (text) => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
