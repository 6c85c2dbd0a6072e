const { at, minimizer } = require('./common.cjs');

/** The worker that keeps the shop for when there is no network; tools/build/worker.ts tells it of what. */
module.exports = {
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
