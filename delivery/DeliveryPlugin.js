const { faultsOf, overBudget } = require('./checks');
const { nginxHeaders, parseHeaders } = require('./headers');
const { policyFor } = require('./policy');
const { precompress } = require('./precompress');

/** What the documents and static/_headers carry where the policy goes. */
const PLACEHOLDER = '{{policy}}';

/**
 * The last step of a production build, when every byte but the policy's is final: puts the entry into the
 * documents, computes the content security policy of each, writes the same policy into the headers (for nginx
 * too), compresses what hosts would otherwise compress again and again, and fails the build where a budget is
 * overrun or a document refers to what isn't there.
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
          const emit = (/** @type {string} */ name, /** @type {string | Buffer} */ content) =>
            compilation.emitAsset(name, new sources.RawSource(content));
          const fail = (/** @type {string} */ message) =>
            compilation.errors.push(new WebpackError(message));

          const documents = Object.keys(assets).filter((name) => name.endsWith('.html'));
          const inlined = documents.map((name) => inlineEntry(read(name), read));
          const entry = compilation.entrypoints.get('index')?.getFiles() ?? [];
          const files = new Set(Object.keys(assets).filter((name) => !entry.includes(name)));
          documents.forEach((name, i) => {
            const html = String(inlined[i]);
            for (const fault of faultsOf(name, html, files)) fail(fault);
            write(name, html.replace(PLACEHOLDER, policyOf([html])));
          });
          // One policy for all paths: hosts join the values of overlapping rules, which would forbid everything.
          // A picture's own style comes under it too, where the picture is opened by itself.
          const pictures = Object.keys(assets).filter((name) => name.endsWith('.svg'));
          const policy = `${policyOf([...inlined, ...pictures.map(read)])}; frame-ancestors 'none'`;
          const headers = read('_headers').replace(PLACEHOLDER, policy);
          write('_headers', headers);
          emit('_nginx-headers.conf', nginxHeaders(parseHeaders(headers)));
          for (const { name, source } of compilation.getAssets()) {
            const fault = overBudget(name, source.buffer());
            if (fault) fail(fault);
          }
          for (const name of entry) compilation.deleteAsset(name);
          for (const { name, source } of compilation.getAssets()) {
            for (const [copy, content] of precompress(name, source.buffer())) emit(copy, content);
          }
        },
      );
    });
  }
};

/**
 * Puts the text of the document's script in the place of the reference to it.
 * @param {string} html
 * @param {(name: string) => string} read
 */
function inlineEntry(html, read) {
  return html.replace(/<script defer="" src="\/([^"]+)"><\/script>/, (_, name) => {
    // Inside <script>, only these two could end or change the element.
    const text = read(name).replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
    return `<script>${text}</script>`;
  });
}

/**
 * @param {string[]} documents HTML
 * @returns {string} the policy under which all of them work
 */
function policyOf(documents) {
  const textsOf = (/** @type {RegExp} */ element) =>
    documents.flatMap((html) => [...html.matchAll(element)].map(([, text]) => String(text)));
  return policyFor(textsOf(/<script>(.*?)<\/script>/gs), textsOf(/<style[^>]*>(.*?)<\/style>/gs));
}
