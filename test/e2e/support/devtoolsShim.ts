import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import type { Tools } from './devtoolsInPage';

declare global {
  interface Window {
    /** Defined in pages that run the shim. */
    readonly weftTools: Tools;
  }
}

const compile = (folder: string) =>
  new Promise<void>((done, fail) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        target: ['web', 'es2022'],
        entry: resolve(__dirname, 'devtoolsInPage.ts'),
        output: { path: folder, filename: 'devtoolsShim.js' },
        resolve: { extensions: ['.ts', '.js'] },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'ts-loader',
              options: { transpileOnly: true, compilerOptions: { noEmit: false } },
            },
          ],
        },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      },
    );
  });

/**
 * A script that replaces the Redux DevTools extension: the instrument of the DevTools, controlled by
 * `window.weftTools` instead of a panel. It must run before the scripts of the page.
 */
export const devtoolsShim = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-tools-'));
  try {
    await compile(folder);
    return readFileSync(join(folder, 'devtoolsShim.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};
