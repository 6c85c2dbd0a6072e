const path = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');

const at = (...parts) => path.resolve(__dirname, '../../..', ...parts);

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

module.exports = { at, minimizer };
