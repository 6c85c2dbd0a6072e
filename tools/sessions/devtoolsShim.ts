import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import type { Tools } from './inPage';

declare global {
  interface Window {
    /** Only where the stand-in was added to the page. */
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
        entry: resolve(__dirname, 'inPage/index.ts'),
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
 * A stand-in for the browser's extension, as a script that runs before the page's own: the real instrument of
 * the Redux DevTools, worked by `window.weftTools` in place of a panel.
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
