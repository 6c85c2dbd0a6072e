import { cp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { DIST } from '../build/fileMap';
import { serveDist } from '../build/serveDist';

export const bundle = (configuration: Configuration) =>
  new Promise<void>((done, fail) => {
    webpack(configuration, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors())
        fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });

/**
 * Serves a changed copy of the build, without compressed files. The folder is
 * replaced by the next run.
 */
export const serveCopy = async (
  name: string,
  change: (folder: string) => Promise<unknown>,
) => {
  const folder = resolve('node_modules/.cache/weft-perf', name);
  await rm(folder, { recursive: true, force: true });
  await cp(DIST, folder, {
    recursive: true,
    filter: (path) => !/\/images$|\.(br|gz)$/.test(path),
  });
  await symlink(resolve(DIST, 'images'), join(folder, 'images'), 'junction');
  await change(folder);
  const { url } = await serveDist(0, folder);
  return url;
};

type Configure = (
  env: object,
  options: { readonly mode: string },
) => readonly Configuration[];
const isConfigure = (value: unknown): value is Configure =>
  typeof value === 'function';

/**
 * The shop with 5,000 products. Its list is not prerendered, and its files are
 * neither minimized nor compressed.
 */
export const serveLarge = () =>
  serveCopy('large', async (folder) => {
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
      optimization: { minimize: false },
      plugins: [
        ...(client.plugins ?? []),
        new webpack.NormalModuleReplacementPlugin(
          /data\/products$/,
          (module) => {
            const { issuer } = module.contextInfo;
            if (issuer.endsWith('catalogue/catalogueSlice.ts')) {
              module.request = resolve('tools/perf/largeCatalogue.ts');
            }
          },
        ),
      ],
    });
    await cp(join(folder, 'shell.html'), join(folder, 'Collections.html'));
  });
