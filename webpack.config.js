const { once } = require('node:events');
const { createServer } = require('node:net');
const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const {
  BannerPlugin,
  Compilation,
  DefinePlugin,
  EnvironmentPlugin,
} = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const typescript = require('tsx/cjs/api');
const refreshTransformer = require('react-refresh-typescript').default;
const createStyledTransformer =
  require('typescript-plugin-styled-components').default;

const at = (file) => path.resolve(__dirname, file);

// See tools/build/preview.ts.
const { HOST, PORT } = process.env;
process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '8081';

// See SHOP_FOLDER in tools/build/fileMap.ts.
const SHOP = process.env.WEFT_SHOP ?? 'src/data';
const DIST = SHOP === 'src/data' ? 'dist' : `${SHOP}/dist`;
const shopAlias = SHOP === 'src/data' ? {} : { [at('src/data')]: at(SHOP) };

// Without an `orderUrl` the scripts leave out what only orders need.
const { settings } = typescript.require(at(`${SHOP}/settings`), __filename);
const sells = new DefinePlugin({
  'process.env.WEFT_SELLS': JSON.stringify(settings.orderUrl ? 'yes' : 'no'),
});

// The licenses of the libraries go to a file next to each script. swc takes
// half the time of the default minimizer.
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: {
    ecma: 2022,
    module: true,
    toplevel: true,
    compress: { passes: 3, pure_getters: true },
    format: { comments: false },
  },
});

const productionAliases = {
  // The exports of react-router always resolve to its development build, which
  // is 6.8 KB larger (brotli).
  'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': at(
    'node_modules/react-router/dist/production/dom-export.mjs',
  ),
};

// The default values: the development server has no origin, and the footer
// shows the current year.
const environment = new EnvironmentPlugin({
  WEFT_SITE: '',
  WEFT_YEAR: String(new Date().getFullYear()),
});

/** What the scripts of the pages and the scripts of the build share. */
const base = (mode) => {
  const production = mode === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  // `ssr` gives the components the same ids in the browser and in the prerendered
  // pages.
  const styledTransformer = createStyledTransformer({
    ssr: true,
    displayName: !production,
    // It would delete the space after ")", as in ":not([hidden]) footer".
    minify: false,
  });
  return {
    mode,
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: at(DIST),
      filename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      publicPath: '/',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...shopAlias, ...(production && productionAliases) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // No module of the shop does anything for its import alone.
          sideEffects: false,
          use: [
            {
              loader: 'ts-loader',
              options: {
                transpileOnly: true,
                // The ids of styled components are hashes of paths relative to
                // `sourceRoot`: a build is the same in every folder. TypeScript
                // accepts the option only with source maps.
                compilerOptions: {
                  noEmit: false,
                  // `WEFT_SHOP` names a folder outside of src.
                  rootDir: __dirname,
                  ...(production && { sourceMap: true, sourceRoot: __dirname }),
                },
                getCustomTransformers: () => ({
                  before: production
                    ? [styledTransformer]
                    : [styledTransformer, refreshTransformer()],
                }),
              },
            },
            // Otherwise the comments of the styles, 1.6 KB, are in the script.
            ...(production ? [at('tools/build/withoutComments.cjs')] : []),
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};

const client = (mode) => {
  const production = mode === 'production';
  const { output, ...shared } = base(mode);
  return {
    ...shared,
    target: 'browserslist',
    entry: {
      main: at('src/entry/main.ts'),
      ...(production && {
        sw: { import: at('src/entry/sw.ts'), filename: 'sw.js' },
        // tools/build/prerender.ts writes them into the pages.
        hideStale: {
          import: at('src/entry/hideStale.ts'),
          filename: '_prerender/hideStale.js',
        },
        early: {
          import: at('src/entry/early.ts'),
          filename: '_prerender/early.js',
        },
      }),
    },
    output: {
      ...output,
      // The development server evaluates updates, which Trusted Types forbid.
      ...(production && { trustedTypes: { policyName: 'weft#webpack' } }),
    },
    plugins: [
      environment,
      sells,
      // With this comment Chromium compiles all functions of the script on
      // another thread, while the script is loaded.
      new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /main/,
        // The minimizer, which removes comments, runs before this stage.
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      // An empty page: the build derives every page from it, and the service
      // worker serves it offline.
      new HtmlPlugin({
        filename: production ? 'shell.html' : 'index.html',
        template: at('src/entry/index.html'),
        chunks: ['main'],
        // After the images, which load first. A preload would go unused on
        // every page that the service worker answers.
        inject: 'body',
        scriptLoading: 'module',
        minify: false,
      }),
      new HtmlPlugin({
        filename: 'manifest.webmanifest',
        template: at('src/entry/manifest.ejs'),
        inject: false,
        minify: false,
      }),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    // What is loaded later is one request each.
    optimization: { minimizer: [minimizer], splitChunks: false },
    devServer: {
      host: HOST ?? '127.0.0.1',
      // The first free port from 8081 on. At 8080 the service worker of
      // `npm start` may show the built shop.
      port: PORT ?? 'auto',
      onListening: ({ server }) => {
        console.log(
          `The shop runs at http://localhost:${server.address().port} (Ctrl+C stops it).`,
        );
      },
      // Otherwise the socket of hot reload rejects a page that is opened under
      // another name of this machine.
      allowedHosts: HOST === undefined ? ['localhost', '127.0.0.1'] : 'all',
      hot: true,
      // `npm run orders`, or another service.
      proxy: [
        {
          context: '/api',
          target: process.env.ORDERS_URL ?? 'http://127.0.0.1:8090',
        },
      ],
      static: [
        { directory: at(`${SHOP}/images`), publicPath: '/images' },
        { directory: at(`${SHOP}/public`) },
        { directory: at('public') },
      ],
      historyApiFallback: { disableDotRule: true },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  };
};

/**
 * Renders the pages at build time; tools/build/prerender.ts loads and removes
 * it.
 */
const prerender = (mode) => {
  const { output, ...shared } = base(mode);
  return {
    ...shared,
    target: 'node20',
    entry: at('src/entry/renderPage.tsx'),
    output: {
      ...output,
      filename: '_prerender/index.cjs',
      library: { type: 'commonjs2' },
    },
    plugins: [environment, sells],
    optimization: { minimize: false },
  };
};

/** The development server would print the stack of its error. */
const requireFreePort = async () => {
  const server = createServer();
  try {
    server.listen(Number(PORT), HOST ?? '127.0.0.1');
    await once(server, 'listening');
  } catch {
    console.error(
      `Port ${PORT} cannot be used. Serve the shop at another one: PORT=${Number(PORT) + 1} npm run dev (Windows: set PORT first).`,
    );
    process.exit(1);
  }
  server.close();
  await once(server, 'close');
};

module.exports = async (_env, { mode }) => {
  if (mode === 'production') return [client(mode), prerender(mode)];
  if (PORT !== undefined) await requireFreePort();
  return client(mode);
};
