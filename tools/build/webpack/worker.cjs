const { at, minimizer } = require('./common.cjs');

/** The service worker. tools/build/worker.ts writes its manifest. */
module.exports = {
  mode: 'production',
  name: 'worker',
  // The client's build empties the folder.
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
