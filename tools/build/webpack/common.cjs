const path = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const createStyledTransformer = require('typescript-plugin-styled-components').default;
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

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

/** A shop of so many products instead of its own range: `--env catalogue=5000`. */
const otherRange = (catalogue) =>
  catalogue === undefined
    ? []
    : [
        new NormalModuleReplacementPlugin(/\/data\/products$/, at('tools/catalogue/devtoolsShim.ts')),
        new DefinePlugin({ 'process.env.WEFT_CATALOGUE': JSON.stringify(String(catalogue)) }),
      ];

// react-router's exports always resolve to its development build; production names the other one.
const routerProduction = {
  'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
};

const namedFile = (production) => (name, ending) =>
  production ? `assets/${name}.[contenthash:8]${ending}` : `assets/${name}${ending}`;

/** Stable ids for styled components: the same in the browser and where the pages are written. */
const styledTransformer = (production) =>
  createStyledTransformer({ ssr: true, displayName: !production, minify: production });

/** What the browser's bundle and the one that writes the pages have in common; `emit`: whether it writes the fonts. */
const shopRules = ({ mode, before, emit }) => {
  const production = mode === 'production';
  return {
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
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: namedFile(production)('[name]', '[ext]'), emit },
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};

module.exports = { at, minimizer, namedFile, otherRange, shopRules, styledTransformer };
