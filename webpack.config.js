const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { EnvironmentPlugin } = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const refreshTransformer = require('react-refresh-typescript').default;
const createStyledTransformer =
  require('typescript-plugin-styled-components').default;

const at = (file) => path.resolve(__dirname, file);

// See tools/build/preview.ts.
const { HOST, PORT } = process.env;

// See SHOP_FOLDER in tools/build/fileMap.ts.
const SHOP = process.env.WEFT_SHOP ?? 'src/data';
const DIST = SHOP === 'src/data' ? 'dist' : `${SHOP}/dist`;
const shopAlias = SHOP === 'src/data' ? {} : { [at('src/data')]: at(SHOP) };

// The licenses of the libraries go to a file beside each script. swc takes half
// the time of the default minimizer.
const optimization = {
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: {
        ecma: 2022,
        module: true,
        toplevel: true,
        compress: { passes: 3, pure_getters: true },
        format: { comments: false },
      },
    }),
  ],
};

const productionAliases = {
  // The exports of react-router always resolve to its development build, which
  // is 6.8 KB larger (brotli).
  'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': at(
    'node_modules/react-router/dist/production/dom-export.mjs',
  ),
  // styled-components uses the prefixer on request only. It takes 1.1 KB of the
  // main chunk (brotli).
  [at('node_modules/stylis/src/Prefixer.js')]: false,
};

// The default values: the development server has no origin, and the footer
// shows the current year.
const environment = new EnvironmentPlugin({
  WEFT_SITE: '',
  WEFT_YEAR: String(new Date().getFullYear()),
});

const fileName = (production) => (name, extension) =>
  production
    ? `assets/${name}.[contenthash:8]${extension}`
    : `assets/${name}${extension}`;

// `ssr` gives the components the same ids in the browser and in the prerendered
// pages.
const styledTransformer = (production) =>
  createStyledTransformer({
    ssr: true,
    displayName: !production,
    // It would delete the space after ")", as in ":not([hidden]) footer".
    minify: false,
  });

/**
 * What the client and the prerender bundle share; only one of them writes the
 * fonts.
 */
const base = ({ mode, before, emitFonts }) => {
  const production = mode === 'production';
  return {
    mode,
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...shopAlias, ...(production && productionAliases) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
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
            getCustomTransformers: () => ({ before }),
          },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: {
            filename: fileName(production)('[name]', '[ext]'),
            emit: emitFonts,
          },
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};

const client = (mode) => {
  const production = mode === 'production';
  const name = fileName(production);
  const styled = styledTransformer(production);
  return {
    ...base({
      mode,
      before: production ? [styled] : [styled, refreshTransformer()],
      emitFonts: true,
    }),
    name: 'client',
    target: 'browserslist',
    entry: {
      main: at('src/entry/main.ts'),
      ...(production && {
        hideStale: at('src/entry/hideStale.ts'),
        early: at('src/entry/early.ts'),
      }),
    },
    output: {
      path: at(DIST),
      // tools/build/prerender.ts writes the other two into the pages.
      filename: ({ chunk }) =>
        chunk.name === 'main' ? name('main', '.js') : '_prerender/[name].js',
      chunkFilename: name('[name]', '.js'),
      publicPath: '/',
      // The development server evaluates updates, which Trusted Types forbid.
      ...(production && { trustedTypes: { policyName: 'weft#webpack' } }),
    },
    plugins: [
      environment,
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
    optimization: production ? optimization : {},
    devServer: {
      host: HOST ?? '127.0.0.1',
      // The first free port from 8080 on.
      port: PORT ?? 'auto',
      onListening: ({ server }) => {
        console.log(
          `Weft runs at http://localhost:${server.address().port} (Ctrl+C stops it).`,
        );
      },
      // Otherwise the socket of hot reload rejects a page that is opened under
      // another name of this machine.
      allowedHosts: HOST === undefined ? ['localhost', '127.0.0.1'] : 'all',
      hot: true,
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
const prerender = (mode) => ({
  ...base({ mode, before: [styledTransformer(true)], emitFonts: false }),
  name: 'prerender',
  target: 'node20',
  entry: at('src/entry/prerender.tsx'),
  output: {
    path: at(`${DIST}/_prerender`),
    filename: 'index.cjs',
    publicPath: '/',
    library: { type: 'commonjs2' },
  },
  plugins: [environment],
  optimization: { minimize: false, splitChunks: false },
});

/** The service worker; tools/build/worker.ts writes its manifest. */
const worker = {
  mode: 'production',
  name: 'worker',
  // The build of the client empties the folder.
  dependencies: ['client'],
  target: ['webworker', 'es2022'],
  entry: { sw: at('src/entry/sw.ts') },
  devtool: false,
  output: { path: at(DIST), filename: '[name].js' },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          compilerOptions: { noEmit: false },
          instance: 'worker',
        },
      },
    ],
  },
  optimization,
  performance: false,
  stats: 'errors-warnings',
};

module.exports = (_env, { mode }) =>
  mode === 'production'
    ? [client(mode), worker, prerender(mode)]
    : client(mode);
