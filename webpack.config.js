const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const refreshTransformer = require('react-refresh-typescript').default;
const createStyledTransformer = require('typescript-plugin-styled-components').default;

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

/** One page serves every path: the router inside of it decides. 404.html is for hosts that fall back to it. */
const page = (filename) =>
  new HtmlPlugin({ filename, template: at('src/app/index.html'), scriptLoading: 'module', minify: false });

/** The service worker: one small file whose name never changes, to which the build adds what it has to keep. */
const worker = {
  name: 'worker',
  // The shop's own config cleans the folder first.
  dependencies: ['client'],
  mode: 'production',
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

const client = (_env, { mode }) => {
  const production = mode === 'production';
  // Stable ids for styled components: shorter and the same in every build.
  const styled = createStyledTransformer({ ssr: true, displayName: !production, minify: production });
  const before = production ? [styled] : [styled, refreshTransformer()];

  return {
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    entry: { main: at('src/app/main.tsx') },
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: at('dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      publicPath: '/',
      clean: true,
    },
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
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8][ext]' },
        },
      ],
    },
    plugins: [
      page('index.html'),
      page('404.html'),
      new CopyPlugin({ patterns: [{ from: at('public') }] }),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: production ? { minimizer: [minimizer] } : {},
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    devServer: {
      host: '127.0.0.1',
      port: 8080,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };
};

module.exports = (env, options) =>
  options.mode === 'production' ? [client(env, options), worker] : client(env, options);
