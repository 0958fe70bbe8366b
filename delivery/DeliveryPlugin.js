const { createHash } = require('node:crypto');
const { faultsOf, overBudget } = require('./checks');
const { policyFor } = require('./policy');
const { precompress } = require('./precompress');

/**
 * The last step of a production build, when every byte but these is final: names pictures and fonts by their
 * content, puts the entry into the documents, gives each document its content security policy, compresses what
 * hosts would otherwise compress again and again, and fails the build where a budget is overrun or a document
 * refers to what isn't there.
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

          const names = Object.keys(assets);
          const content = (/** @type {string} */ name) => Buffer.from(assets[name]?.buffer() ?? '');
          const versioned = versions(names, content);
          const files = new Map(
            names.filter((name) => name !== ENTRY).map((name) => [name, content(name)]),
          );
          const entry = `<script>${inScript(read(ENTRY))}</script>`;
          for (const name of names.filter((name) => name.endsWith('.html'))) {
            const html = versioned(read(name)).replace(REFERENCE, () => entry);
            for (const fault of faultsOf(name, html, files)) fail(fault);
            write(name, html.replace('{{policy}}', policyFor(html)));
          }
          write(APP, versioned(read(APP)));
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

const APP = 'assets/app.js';
const ENTRY = 'assets/index.js';
const REFERENCE = `<script defer="" src="/${ENTRY}"></script>`;

/** Inside <script>, only these two could end or change the element. @param {string} text */
const inScript = (text) => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/**
 * Pictures and fonts keep their names from build to build, so that pages which were opened before still find
 * them; the hash of the content, as a query, lets browsers keep each for good.
 * @param {string[]} names
 * @param {(name: string) => Buffer} read
 * @returns {(text: string) => string} adds the queries to all references in a text
 */
function versions(names, read) {
  const queries = new Map(
    names.map((name) => {
      const hash = createHash('sha256').update(read(name)).digest('base64url').slice(0, 8);
      return [`/${name}`, `?v=${hash}`];
    }),
  );
  return (text) =>
    text.replace(
      /\/(images|fonts)\/[\w./-]+/g,
      (address) => address + (queries.get(address) ?? ''),
    );
}
