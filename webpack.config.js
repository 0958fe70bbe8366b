const { readFileSync, rmSync } = require('node:fs');
const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { createJiti } = require('jiti');
const { DefinePlugin, sources } = require('webpack');

const jiti = createJiti(__filename);
const load = async (/** @type {string} */ file) => /** @type {any} */ (await jiti.import(file));

/** Leaves no half of a build behind, for instance on a full disk. @param {import('webpack').Compiler} compiler */
const removePartialBuild = (compiler) =>
  compiler.hooks.failed.tap('removePartialBuild', () =>
    rmSync(compiler.outputPath, { recursive: true, force: true }),
  );

/**
 * Compresses at build time, as the best level is too slow per request. Each of these files gets a copy, even a small one:
 * a server would send the copy of an earlier build, because deployments delete nothing.
 */
const compressed = (/** @type {string} */ algorithm, /** @type {string} */ ending) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${ending}`,
    test: /\.(html|js|svg|txt|webmanifest|xml)$/,
    minRatio: Number.POSITIVE_INFINITY,
  });

/**
 * @param {unknown} _env
 * @param {{ mode?: 'production' | 'development' }} argv
 */
module.exports = async (_env, { mode = 'production' }) => {
  const { STATIC, checkNames, checkPaths, documentOf, staticFiles, staticVersion } =
    await load('./build/siteFiles.ts');
  const { pages } = await load('./src/content/pages.ts');
  const { textFiles } = await load('./build/textFiles.ts');
  checkPaths(Object.keys(pages));
  checkNames(staticFiles());
  const isProduction = mode === 'production';

  /**
   * Serves pages as `npm run preview` does: each at its path only, and the 404 document at any other path.
   * @param {import('webpack-dev-server').Middleware[]} middlewares
   * @param {import('webpack-dev-server')} devServer
   */
  const servePages = (middlewares, devServer) => {
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    const servePage = (request, response) =>
      devServer.middleware?.waitUntilValid((stats) => {
        const [pathname = ''] = request.url.split('?');
        const page = Object.hasOwn(pages, pathname) ? pathname : '*';
        /** @type {any} The files are in memory, and the type lacks the functions to read them. */
        const { outputPath, outputFileSystem } = devServer.compiler;
        response.status(page === '*' ? 404 : 200).type('html');
        response.send(
          stats?.hasErrors()
            ? '<script src="/assets/entry.js"></script>' // shows the errors, and reloads when they are gone
            : outputFileSystem.readFileSync(path.join(outputPath, documentOf(page))),
        );
      });
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    const hideDocuments = (request, response, next) =>
      /^[^?]*\.html(\?|$)/.test(request.url) ? servePage(request, response, next) : next();
    return [hideDocuments, ...middlewares, servePage];
  };

  return {
    mode,
    target: 'web', // the default depends on a browserslist in the folders above
    // A build uses no cache. `npm start` continues where the last one ended, which halves the time until the page shows.
    cache: !isProduction && {
      type: 'filesystem',
      buildDependencies: { config: [__filename, require.resolve('./tsconfig.json')] },
    },
    entry: {
      entry: './src/client/entry.ts',
      // A separate file, so that documents of other builds can load it, too.
      app: { import: './src/client/app.tsx', library: { name: 'app', type: 'window' } },
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
          options: { transpileOnly: true }, // `npm run build` and `npm run check` check types
        },
        {
          // html-webpack-plugin runs documents in Node and compiles them with this child compiler, which would otherwise
          // use the browser builds of libraries.
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
      // Also watches static/: a changed file changes this value, so webpack builds again.
      new DefinePlugin({
        'process.env.STATIC_VERSION': DefinePlugin.runtimeValue(
          () => JSON.stringify(staticVersion()),
          { contextDependencies: [STATIC] },
        ),
      }),
      ...Object.keys(pages).map(
        (page) =>
          new HtmlPlugin({
            template: './build/document.tsx',
            filename: documentOf(page),
            path: page,
            chunks: ['entry'],
            inject: false,
            minify: false,
          }),
      ),
      (/** @type {import('webpack').Compiler} */ { hooks }) =>
        hooks.make.tap('files', (compilation) => {
          const emit = (/** @type {string} */ name, /** @type {string | Buffer} */ content) =>
            compilation.emitAsset(name, new sources.RawSource(content));
          for (const [name, text] of Object.entries(textFiles)) emit(name, text);
          for (const name of staticFiles()) emit(name, readFileSync(path.join(STATIC, name)));
        }),
      ...(isProduction
        ? [
            removePartialBuild,
            (await load('./build/checkBuild.ts')).checkBuild,
            compressed('gzip', 'gz'),
            compressed('brotliCompress', 'br'),
          ]
        : []),
    ],
    optimization: {
      // A second pass takes a second, and saves 0.1 %. React needs its comments in the HTML when it mounts.
      minimizeOptions: { javascript: { compress: { passes: 1 } }, html: false },
      splitChunks: false,
    },
    performance: false,
    devServer: {
      port: 8080,
      static: false, // webpack emits the files of static/, too
      devMiddleware: { index: false },
      hot: false, // Each change reloads the prerendered document, which is what visitors get.
      // The browser may see the server at another host and port: in a container, or behind a proxy.
      client: { logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
      setupMiddlewares: servePages,
    },
  };
};
