const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const pages = require('./src/content/pages.json');

/** The file of a page's document, which static hosts serve at the path of the page. */
const documentOf = (/** @type {string} */ page) => {
  if (page === '/') return 'index.html';
  return page === '*' ? '404.html' : `${page.slice(1)}.html`;
};

/** A file that a module of src/document/ renders at build time. */
const render = (
  /** @type {string} */ module,
  /** @type {string} */ filename,
  /** @type {string | undefined} */ page = undefined,
) =>
  new HtmlPlugin({
    template: `./src/document/${module}`,
    filename,
    page,
    inject: false,
    minify: false,
  });

/**
 * @param {unknown} _env
 * @param {{ mode?: 'production' | 'development' }} argv
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
module.exports = (_env, { mode = 'production' }) => ({
  mode,
  target: 'web', // the default depends on a browserslist in the folders above
  entry: './src/client/entry.ts',
  output: {
    path: path.resolve(__dirname, 'dist'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    trustedTypes: 'webpack', // the name in src/document/policy.ts
    // Stable names, so that open pages find their files after a deployment. The version lets browsers cache them for a year.
    assetModuleFilename: ({ filename = '' }) =>
      `${path.posix.relative('static', filename)}?v=[contenthash:8]`,
    clean: true,
  },
  devtool: mode === 'production' ? false : 'source-map',
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } },
      { test: /\.(avif|jpg|png|webp|woff2)$/, type: 'asset/resource' },
      { test: /\.svg$/, loader: './src/drawings/drawingLoader.js' },
      {
        // html-webpack-plugin runs documents in Node, so they need the Node builds of libraries.
        compiler: 'HtmlWebpackCompiler',
        resolve: {
          aliasFields: [],
          mainFields: ['module', 'main'],
          conditionNames: ['node', 'import', 'module', 'require', 'default'],
        },
      },
    ],
  },
  plugins: [
    ...Object.keys(pages).map((page) => render('renderDocument.tsx', documentOf(page), page)),
    render('sitemap.ts', 'sitemap.xml'),
    render('robots.ts', 'robots.txt'),
    render('favicon.ts', 'favicon.svg'),
    render('manifest.ts', 'manifest.webmanifest'),
    new CopyPlugin({ patterns: ['static'] }),
  ],
  optimization: {
    splitChunks: false,
    realContentHash: false, // the policy has the hash of the entry, which must not change after that
    minimizeOptions: { html: false }, // React needs the comments in the HTML when it mounts
  },
  performance: {
    hints: mode === 'production' && 'error',
    assetFilter: (file) => /\.(avif|html|jpg|js|png|svg|webp|woff2)\b/.test(file), // not downloads and media
    maxAssetSize: 400_000,
    maxEntrypointSize: 400_000,
  },
  devServer: {
    port: 8080,
    // Asks the page's own host and port, which are others where the port is forwarded, as in Codespaces.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
    hot: false, // each change reloads the prerendered document, which is what visitors get
    historyApiFallback: {
      rewrites: [
        { from: /.*/, to: ({ match: [path] }) => `/${documentOf(path in pages ? path : '*')}` },
      ],
    },
  },
});
