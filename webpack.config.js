const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { createJiti } = require('jiti');
const { DefinePlugin, sources } = require('webpack');
const { checkBuild, checkPages } = require('./build/checks');
const { isFilePath } = require('./build/paths');

const STATIC = path.join(__dirname, 'static');
const jiti = createJiti(__filename);
const load = async (/** @type {string} */ file) => /** @type {any} */ (await jiti.import(file));

/** The file name of a page's document. */
function fileOf(/** @type {string} */ page) {
  if (page === '/') return 'index.html';
  return page === '*' ? '404.html' : `${page.slice(1)}.html`;
}

// Images and fonts keep their names, so that pages opened before a deployment find them. Their URLs contain this version.
// It changes when any file in static/ changes, so browsers can cache them for a year.
function staticVersion() {
  const hash = createHash('sha256');
  for (const name of readdirSync(STATIC, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(STATIC, name);
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

// So that servers find static/plan.html at /plan.html: see build/paths.js.
const copiesOfHtml = {
  from: '**/*.html',
  context: STATIC,
  to: '[path][name].html.html',
  noErrorOnMissing: true,
};

/** Compresses at build time, as the best level is too slow per request. Files under 1,400 bytes fit into one packet. */
const compressed = (/** @type {string} */ algorithm, /** @type {string} */ ending) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${ending}`,
    test: /\.(html|js|svg|txt|webmanifest|xml)$/,
    threshold: 1_400,
  });

/**
 * @param {{ WEBPACK_SERVE?: boolean }} env
 * @param {{ mode?: 'production' | 'development' }} argv
 */
module.exports = async (env, { mode = 'production' }) => {
  const { pages } = await load('./src/content/pages.ts');
  const { site } = await load('./src/content/site.ts');
  const webFont = await load('./src/theme/webFont.ts');
  const { textFiles } = await load('./src/prerender/textFiles.ts');
  if (!URL.canParse(site.url) || new URL(site.url).origin !== site.url) {
    throw new Error(
      `The url in src/content/site.ts is "${site.url}". Write https:// and a host, without a path, because all URLs of the site begin with "/".`,
    );
  }
  checkPages(pages);
  const isProduction = mode === 'production';
  const documents = Object.keys(pages).map(fileOf);

  /**
   * Serves the same at each path as `npm run preview`: a page's document, a file, or the 404 document.
   * @param {import('webpack-dev-server').Middleware[]} middlewares
   * @param {import('webpack-dev-server')} devServer
   */
  const serveLikeProduction = (middlewares, devServer) => {
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    const serve404 = (_request, response) => {
      devServer.middleware?.waitUntilValid(() => {
        /** @type {any} The files are in memory, and the type lacks the functions to read them. */
        const { outputPath, outputFileSystem } = devServer.compiler;
        const file = path.join(outputPath, fileOf('*'));
        response.status(404).type('html');
        // If the build has failed, webpack has printed why.
        response.send(outputFileSystem.existsSync(file) ? outputFileSystem.readFileSync(file) : '');
      });
    };
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    const servePage = (request, response, next) => {
      const [pathname = ''] = request.url.split('?');
      delete request.headers.range; // as in scripts/serve.js
      // The file name of a page's document is no address: /about.html shows the 404. That of an HTML file in static/ is.
      const isDocument = pathname.endsWith('.html') && !existsSync(path.join(STATIC, pathname));
      if (Object.hasOwn(pages, pathname)) request.url = `/${fileOf(pathname)}`;
      else if (isDocument || !isFilePath(pathname)) return serve404(request, response, next);
      return next();
    };
    return [servePage, ...middlewares, serve404];
  };

  return {
    mode,
    entry: {
      entry: './src/client/entry.ts',
      // A separate file, so that documents of other builds can load it, too.
      app: { import: './src/client/hydrate.tsx', library: { name: 'app', type: 'window' } },
    },
    output: {
      path: path.resolve(__dirname, 'dist'),
      publicPath: '/',
      filename: 'assets/[name].js',
      clean: true,
    },
    devtool: isProduction ? false : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: !isProduction, onlyCompileBundledFiles: true },
        },
        {
          // html-webpack-plugin runs templates in Node with its own compiler. Without this rule it would use the browser
          // builds of libraries. The main compiler has no name, so this rule matches only those of the templates.
          compiler: /./,
          resolve: {
            aliasFields: [],
            mainFields: ['module', 'main'],
            conditionNames: ['node', 'import', 'module', 'require', 'default'],
          },
        },
      ],
    },
    plugins: [
      new DefinePlugin({ 'process.env.STATIC_VERSION': JSON.stringify(staticVersion()) }),
      ...Object.keys(pages).map(
        (path) =>
          new HtmlPlugin({
            template: './src/prerender/document.tsx',
            filename: fileOf(path),
            path,
            chunks: ['entry'],
            inject: false,
            minify: false,
          }),
      ),
      (/** @type {import('webpack').Compiler} */ { hooks }) =>
        hooks.make.tap('textFiles', (compilation) => {
          for (const [name, text] of Object.entries(textFiles))
            compilation.emitAsset(name, new sources.RawSource(text));
        }),
      ...(env.WEBPACK_SERVE ? [] : [new CopyPlugin({ patterns: ['static', copiesOfHtml] })]),
      ...(isProduction
        ? [
            checkBuild(webFont, documents),
            compressed('gzip', 'gz'),
            compressed('brotliCompress', 'br'),
          ]
        : []),
    ],
    // React needs its comments in the HTML for hydration.
    optimization: { minimizeOptions: { html: false }, splitChunks: false },
    performance: false,
    devServer: {
      port: 8080,
      static: {
        directory: STATIC,
        serveIndex: false,
        staticOptions: { redirect: false, extensions: ['html'] },
      },
      hot: false, // Each change reloads the prerendered document, which is what visitors get.
      client: { logging: 'warn' },
      setupMiddlewares: serveLikeProduction,
    },
  };
};
