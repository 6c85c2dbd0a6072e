const HtmlPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const refreshTransformer = require('react-refresh-typescript').default;
const { at, minimizer, namedFile, otherRange, shopRules, styledTransformer } = require('./common.cjs');

/** What the browser loads. */
module.exports = ({ mode, catalogue }) => {
  const production = mode === 'production';
  const file = namedFile(production);
  const styled = styledTransformer(production);
  return {
    ...shopRules({ mode, before: production ? [styled] : [styled, refreshTransformer()], emit: true }),
    name: 'client',
    target: ['web', 'es2022'],
    entry: { main: at('src/app/main.ts'), ...(production && { early: at('src/app/preHydration.ts') }) },
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
      ...otherRange(catalogue),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: production ? { minimizer: [minimizer] } : {},
    devServer: {
      host: '127.0.0.1',
      port: 8080,
      // Both names of this machine: to the hot reload's socket they are strangers to each other.
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      // As the build lays it into `dist`.
      static: at('public'),
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };
};
