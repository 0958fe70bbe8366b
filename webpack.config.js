const path = require('node:path');
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { default: refreshTypeScript } = require('react-refresh-typescript');
const { ContentPlugin } = require('./delivery/ContentPlugin');
const { DeliveryPlugin } = require('./delivery/DeliveryPlugin');
const { fromSource } = require('./delivery/fromSource');

/** @type {typeof import('./src/content/pages')} */
const { pages } = fromSource('content/pages.ts');

/** The document of a page: what a good host serves for its path. */
const fileOf = (/** @type {string} */ path) =>
  path === '/' ? 'index.html' : path === '*' ? '404.html' : `${path.slice(1)}.html`;

const textFiles = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', '.well-known/security.txt'];

/** A file that a template of src/ writes; `path` is the one that a document is rendered for. */
const rendered = (/** @type {string} */ template, /** @type {string} */ filename, path = '') =>
  new HtmlPlugin({ template, filename, path, chunks: ['index'], inject: false, minify: false });

const typescript = (isChecked = false, isRefreshed = false) => [
  {
    loader: 'ts-loader',
    options: {
      instance: isRefreshed ? 'refreshed' : 'plain',
      transpileOnly: !isChecked,
      onlyCompileBundledFiles: true,
      getCustomTransformers: () => ({ before: isRefreshed ? [refreshTypeScript()] : [] }),
    },
  },
  ...(isChecked ? [require.resolve('./delivery/versionLoader')] : []),
];

/**
 * @param {{ WEBPACK_SERVE?: boolean }} env
 * @param {{ mode?: 'production' | 'development' }} argv
 */
module.exports = (env, { mode = 'production' }) => {
  const isProduction = mode === 'production';
  return {
    mode,
    entry: {
      index: './src/index.ts',
      // A file of its own, which documents of other builds can load, too. In development the entry imports it.
      ...(isProduction && {
        app: { import: './src/hydrate.tsx', library: { name: 'app', type: 'window' } },
      }),
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
          oneOf: [
            // Hot updates replace components in the browser; documents are rendered anew.
            { compiler: 'HtmlWebpackCompiler', use: typescript(isProduction) },
            { use: typescript(isProduction, env.WEBPACK_SERVE) },
          ],
        },
        {
          // The documents are rendered in Node: without this rule the browser builds of libraries are taken.
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
      new ContentPlugin(),
      ...pages.map(({ path }) => rendered('./src/document.tsx', fileOf(path), path)),
      ...textFiles.map((filename) => rendered('./src/textFiles.ts', filename)),
      ...(env.WEBPACK_SERVE ? [new RefreshPlugin()] : [new CopyPlugin({ patterns: ['static'] })]),
      ...(isProduction ? [new DeliveryPlugin()] : []),
    ],
    // React's comments and styled-components' markers are needed for hydration.
    optimization: { minimizeOptions: { html: false }, splitChunks: false },
    performance: false,
    devServer: {
      port: 8080,
      static: 'static',
      client: { logging: 'warn' },
      historyApiFallback: {
        disableDotRule: true,
        rewrites: [
          {
            from: /./,
            to: (/** @type {{ parsedUrl: URL }} */ { parsedUrl: { pathname } }) =>
              `/${fileOf(pages.find(({ path }) => path === pathname)?.path ?? '*')}`,
          },
        ],
      },
    },
  };
};
