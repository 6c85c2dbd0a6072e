import {
  cp,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { toBrotli } from '../build/compress';
import { DIST, filesIn } from '../build/fileMap';
import { serveDist } from '../build/serveDist';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

export const bundle = (configuration: Configuration) =>
  new Promise<void>((done, fail) => {
    webpack(configuration, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors())
        fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });

const compress = async (folder: string) => {
  for (const name of filesIn(folder).filter((file) =>
    /\.(html|js)$/.test(file),
  ))
    await writeFile(
      join(folder, `${name}.br`),
      await toBrotli(await readFile(join(folder, name))),
    );
};

const serveCopy = async (change: (folder: string) => Promise<unknown>) => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-perf-'));
  await cp(DIST, folder, {
    recursive: true,
    filter: (path) => !/\/images$|\.(br|gz)$/.test(path),
  });
  await symlink(resolve(DIST, 'images'), join(folder, 'images'), 'junction');
  await change(folder);
  const { url, stop } = await serveDist(0, folder);
  return {
    url,
    stop: async () => {
      stop();
      await rm(folder, { recursive: true });
    },
  };
};

const replaceScripts = async (folder: string, html = '') => {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      page.replace(SCRIPT, '').replace('</body>', `${html}</body>`),
    );
  }
};

export const serveFloor = () =>
  serveCopy(async (folder) => {
    await replaceScripts(folder);
    await compress(folder);
  });

export const servePlain = () =>
  serveCopy(async (folder) => {
    await bundle({
      mode: 'production',
      target: 'browserslist',
      entry: resolve('tools/perf/plain/main.tsx'),
      output: { path: folder, filename: 'plain.js' },
      resolve: { extensions: ['.ts', '.tsx', '.js'] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'ts-loader',
            options: {
              transpileOnly: true,
              compilerOptions: { noEmit: false },
              instance: 'plain',
            },
          },
        ],
      },
      performance: false,
    });
    await replaceScripts(folder, '<script src="/plain.js"></script>');
    await compress(folder);
  });

type Configure = (
  env: object,
  options: { readonly mode: string },
) => readonly Configuration[];
const isConfigure = (value: unknown): value is Configure =>
  typeof value === 'function';

/**
 * The shop with 5,000 products. Its list is not prerendered, and its files are
 * not compressed.
 */
export const serveLarge = ({ minimize = true } = {}) =>
  serveCopy(async (folder) => {
    const configure: unknown = createRequire(__filename)(
      '../../webpack.config.js',
    );
    const [client] = isConfigure(configure)
      ? configure({}, { mode: 'production' })
      : [];
    if (!client) throw new Error('webpack.config.js has no client.');
    await bundle({
      ...client,
      output: { ...client.output, path: folder },
      ...(!minimize && { optimization: { minimize } }),
      plugins: [
        ...(client.plugins ?? []),
        new webpack.NormalModuleReplacementPlugin(
          /data\/products$/,
          (module) => {
            if (
              module.contextInfo.issuer.endsWith('catalogue/catalogueSlice.ts')
            )
              module.request = resolve('tools/perf/largeCatalogue.ts');
          },
        ),
      ],
    });
    await cp(join(folder, 'shell.html'), join(folder, 'Collections.html'));
  });
