const path = require('node:path');
const paths = require('../paths.json');
const { at, otherRange, shopRules, styledTransformer } = require('./common.cjs');

/** What writes the pages at build time; tools/build/prerender.ts loads it. */
module.exports = ({ mode, catalogue }) => ({
  ...shopRules({ mode, before: [styledTransformer(mode === 'production')], emit: false }),
  name: 'writer',
  target: 'node20',
  entry: at('src/app/prerender.tsx'),
  output: {
    path: at(path.dirname(paths.writer)),
    filename: path.basename(paths.writer),
    publicPath: '/',
    library: { type: 'commonjs2' },
    clean: true,
  },
  plugins: otherRange(catalogue),
  optimization: { minimize: false, splitChunks: false },
});
