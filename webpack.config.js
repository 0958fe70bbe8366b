const path = require('node:path');
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { default: refreshTypeScript } = require('react-refresh-typescript');
const { DeliveryPlugin } = require('./delivery/DeliveryPlugin');

const textFiles = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', '.well-known/security.txt'];

/** A file that a template of src/ writes; `path` is the one that a document is rendered for. */
const rendered = (/** @type {string} */ template, /** @type {string} */ filename, path = '') =>
  new HtmlPlugin({ template, filename, path, inject: false, minify: false });

const typescript = (isChecked = false, isRefreshed = false) => ({
  loader: 'ts-loader',
  options: {
    instance: isRefreshed ? 'refreshed' : 'plain',
    transpileOnly: !isChecked,
    onlyCompileBundledFiles: true,
    getCustomTransformers: () => ({ before: isRefreshed ? [refreshTypeScript()] : [] }),
  },
});

/**
 * @param {{ WEBPACK_SERVE?: boolean }} env
 * @param {{ mode?: 'production' | 'development' }} argv
 */
module.exports = (env, { mode = 'production' }) => {
  const isProduction = mode === 'production';
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  return {
    mode,
    entry: { index: './src/index.ts' },
    output: {
      path: path.resolve(__dirname, 'dist'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      clean: true,
      uniqueName: 'kr', // it travels in every document
      trustedTypes: 'kernel-ridge',
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
      rendered('./src/document.tsx', 'index.html', '/'),
      rendered('./src/document.tsx', 'about.html', '/about'),
      rendered('./src/document.tsx', '404.html', '/404'), // for every path that is not a page
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
          { from: /^\/about$/, to: '/about.html' },
          { from: /./, to: '/404.html' },
        ],
      },
    },
  };
};
