const { faultsOf, overBudget } = require('./checks');
const { policyFor } = require('./policy');
const { precompress } = require('./precompress');

/**
 * The last step of a production build, when every byte but these is final: takes out of the documents what only the app
 * needs, puts the entry in, gives each its content security policy, compresses what hosts would otherwise compress again
 * and again, and fails the build where a budget is overrun or something is missing that a document needs.
 */
exports.DeliveryPlugin = class DeliveryPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('DeliveryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'DeliveryPlugin', stage }, (assets) => {
        // A build that has failed already has a clearer message than anything found here.
        if (compilation.errors.length > 0) return;
        const files = new Map(
          Object.entries(assets).map(([name, source]) => [name, Buffer.from(source.buffer())]),
        );
        const build = String(compilation.hash);
        const script = files.get(ENTRY) ?? Buffer.alloc(0);
        const faults = [overBudget(ENTRY, script)];
        files.delete(ENTRY);
        compilation.deleteAsset(ENTRY);
        const documents = [...files].filter(([name]) => name.endsWith('.html'));
        const markers = JSON.stringify(
          Object.fromEntries(documents.flatMap(([, content]) => markersOf(String(content)))),
        );
        for (const [name, content] of files) {
          let final = content;
          if (name === APP) {
            const app = String(content).replace(/(["'])\{\{markers\}\}\1/, () => `(${markers})`);
            final = Buffer.from(COMPILE_AHEAD + app.replace('{{build}}', build));
          } else if (name.endsWith('.html')) {
            const html = String(content)
              .replace(MARKERS, '')
              .replace(CLASSES, usedNamesIn(String(content)))
              .replace(REFERENCE, () => `<script>${inScript(script)}</script>`);
            faults.push(...faultsOf(name, html, files));
            final = Buffer.from(
              html.replace('{{build}}', build).replace('{{policy}}', policyFor(html)),
            );
          }
          if (final !== content) compilation.updateAsset(name, new sources.RawSource(final));
          faults.push(overBudget(name, final));
          for (const [copy, compressed] of precompress(name, final)) {
            compilation.emitAsset(copy, new sources.RawSource(compressed));
          }
        }
        for (const fault of faults) if (fault) compilation.errors.push(new WebpackError(fault));
      });
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

const MARKERS = /<style data-styled="true" data-styled-version="([^"]*)">(.*?)<\/style>/s;

/** What src/markers.ts is given of a document, for its path. @param {string} html */
function markersOf(html) {
  const [, path = ''] = / data-path="([^"]*)"/.exec(html) ?? [];
  const [, version, text] = MARKERS.exec(html) ?? [];
  return text === undefined ? [] : [[path, { version, text }]];
}

const CLASSES = / class="([^"]*)"/g;

/**
 * Of the names that styled-components gives its components, a document needs those alone that one of its rules mentions.
 * React does not compare attributes as it takes over.
 * @param {string} html with the rules
 */
const usedNamesIn = (html) => (/** @type {string} */ _, /** @type {string} */ names) => {
  const used = names.split(' ').filter((name) => html.includes(`.${name}`));
  return used.length > 0 ? ` class="${used.join(' ')}"` : '';
};

/** Inside <script>, only these two could end or change the element. @param {Buffer} text */
const inScript = (text) =>
  String(text).replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
