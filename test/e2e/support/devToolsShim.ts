import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const bundle = (configuration: Configuration) =>
  new Promise<void>((done, fail) => {
    webpack(configuration, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors())
        fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });

/**
 * A script that replaces the Redux DevTools extension: the instrument of the
 * DevTools, controlled by `window.devTools` instead of a panel. It must run
 * before the scripts of the page.
 */
export const devToolsShim = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'weft-devtools-'));
  const options = {
    transpileOnly: true,
    compilerOptions: { noEmit: false },
    instance: 'shim',
  };
  try {
    await bundle({
      mode: 'development',
      devtool: false,
      entry: resolve(__dirname, 'devToolsInPage.ts'),
      output: { path, filename: 'shim.js' },
      resolve: { extensions: ['.ts', '.js'] },
      module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options }] },
    });
    return await readFile(join(path, 'shim.js'), 'utf8');
  } finally {
    await rm(path, { recursive: true });
  }
};
