import {
  cp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireBuild } from '../../../tools/build/fileMap';
import { writeWorker } from '../../../tools/build/worker';
import { serveDist } from '../../../tools/build/serveDist';
import { temporaryFolder } from '../../support/temporaryFolder';

/** Text in the footer of every page, which differs between two builds. */
export const FIRST = 'All rights reserved.';
export const SECOND = 'All rights renewed.';

const servers: { stop: () => void }[] = [];
afterAll(() => {
  for (const server of servers) server.stop();
});

/** Serves a build until the tests of the file end. */
export const serve = async (folder: string) => {
  const server = await serveDist(0, folder);
  servers.push(server);
  return server;
};

type Change = (folder: string) => Promise<void>;

/**
 * Replaces a build by the next one: with another footer, and with other hashes
 * in the names of all scripts.
 */
const writeNextBuild: Change = async (folder) => {
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) =>
    name.endsWith('.js'),
  );
  const hashes = scripts.flatMap((name) => name.split('.').at(-2) ?? []);
  const update = (text: string) =>
    hashes.reduce(
      (updated, hash) => updated.replaceAll(hash, `0${hash.slice(1)}f`),
      text.replaceAll(FIRST, SECOND),
    );
  for (const name of await readdir(folder, { recursive: true })) {
    // The worker is the last file: a browser may install it at once.
    if (!/\.(js|html)$/.test(name) || name === 'sw.js') continue;
    const text = await readFile(join(folder, name), 'utf8');
    await rm(join(folder, name));
    await writeFile(join(folder, update(name)), update(text));
  }
  await writeWorker(folder, { off: false });
};

/** Starts a server of a copy of the build with this change. */
export const openServer = async (change?: Change) => {
  requireBuild();
  const folder = temporaryFolder();
  // The server would prefer a compressed file to the changed one.
  await cp('dist', folder, {
    recursive: true,
    filter: (path) => !/[\\/]images$|\.(br|gz)$/.test(path),
  });
  // Windows lets every user make a junction, and administrators alone a link.
  await symlink(resolve('dist/images'), join(folder, 'images'), 'junction');
  await change?.(folder);
  await writeWorker(folder, { off: false });
  const server = await serve(folder);
  // The server reads each file when it is requested.
  return {
    ...server,
    /** Deploys the next build, which has another footer. */
    deployNext: () => writeNextBuild(folder),
    /** Deploys a worker that unregisters itself. */
    switchOff: () => writeWorker(folder, { off: true }),
    /** Deploys this code as the worker. */
    deployWorker: (code: string) => writeFile(join(folder, 'sw.js'), code),
  };
};
