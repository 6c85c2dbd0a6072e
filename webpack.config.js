const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const refreshTransformer = require('react-refresh-typescript').default;
const createStyledTransformer = require('typescript-plugin-styled-components').default;
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

const at = (...parts) => path.resolve(__dirname, ...parts);

// react-router's exports always resolve to its development build; production names the other one.
const routerProduction = {
  'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
};

const minimizer = new MinimizerPlugin({
  extractComments: false,
  minimizerOptions: {
    ecma: 2022,
    module: true,
    toplevel: true,
    compress: { passes: 3, pure_getters: true },
    format: { comments: false },
  },
});

/** A shop of so many products instead of its own range: `--env catalogue=5000`. */
const otherRange = (catalogue) =>
  catalogue === undefined
    ? []
    : [
        new NormalModuleReplacementPlugin(/\/data\/products$/, at('tools/catalogue/standIn.ts')),
        new DefinePlugin({ 'process.env.WEFT_CATALOGUE': JSON.stringify(String(catalogue)) }),
      ];

/** The worker that keeps the shop for when there is no network; tools/build/worker.ts tells it of what. */
const worker = {
  mode: 'production',
  name: 'worker',
  // The client clears the folder first.
  dependencies: ['client'],
  target: ['webworker', 'es2022'],
  entry: { sw: at('src/worker/sw.ts') },
  devtool: false,
  output: { path: at('dist'), filename: '[name].js' },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false }, instance: 'worker' },
      },
    ],
  },
  optimization: { minimizer: [minimizer] },
  performance: false,
  stats: 'errors-warnings',
};

module.exports = ({ catalogue } = {}, { mode }) => {
  const production = mode === 'production';
  // Stable ids for styled components: the same in the browser and where the pages are written.
  const styled = createStyledTransformer({ ssr: true, displayName: !production, minify: production });
  const file = (name, ending) =>
    production ? `assets/${name}.[contenthash:8]${ending}` : `assets/${name}${ending}`;

  const common = (before, emit) => ({
    mode,
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: production ? routerProduction : {} },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            compilerOptions: { noEmit: false },
            getCustomTransformers: () => ({ before }),
          },
        },
        ...(production
          ? [{ test: /react-router.dist.production.*\.mjs$/, loader: at('tools/build/pureLoader.cjs') }]
          : []),
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: file('[name]', '[ext]'), emit } },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  });

  /** What the browser loads. */
  const client = {
    ...common(production ? [styled] : [styled, refreshTransformer()], true),
    name: 'client',
    target: ['web', 'es2022'],
    entry: { main: at('src/app/main.ts'), ...(production && { early: at('src/app/early.ts') }) },
    output: {
      path: at('dist'),
      filename: file('[name]', '.js'),
      chunkFilename: file('[name]', '.js'),
      publicPath: '/',
      clean: true,
      // A development server evaluates what it reloads: it goes without.
      ...(production && { trustedTypes: { policyName: 'weft#webpack' } }),
    },
    plugins: [
      // The page without anything in it: every other is made from it, and an offline shop begins with it.
      new HtmlPlugin({
        filename: production ? 'shell.html' : 'index.html',
        template: at('src/app/index.html'),
        chunks: ['main'],
        scriptLoading: 'module',
        minify: false,
      }),
      new CopyPlugin({ patterns: [{ from: at('public') }] }),
      ...otherRange(catalogue),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: production ? { minimizer: [minimizer] } : {},
    devServer: {
      host: '127.0.0.1',
      port: 8080,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };

  /** What writes the pages at build time; see tools/build. */
  const writer = {
    ...common([styled], false),
    name: 'writer',
    target: 'node20',
    entry: { prerender: at('src/app/prerender.tsx') },
    output: {
      path: at('node_modules/.cache/weft'),
      filename: '[name].cjs',
      publicPath: '/',
      library: { type: 'commonjs2' },
      clean: true,
    },
    plugins: otherRange(catalogue),
    optimization: { minimize: false, splitChunks: false },
  };

  return production ? [client, worker, writer] : client;
};
