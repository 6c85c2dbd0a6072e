import {
  cp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireBuild } from '../../../tools/build/buildStamp';
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

type Change = (folder: string) => Promise<void>;

const copyDist = async (change?: Change) => {
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
  return folder;
};

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
    if (!/\.(js|html)$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await rm(join(folder, name));
    await writeFile(join(folder, update(name)), update(text));
  }
  await writeWorker(folder, { off: false });
};

/** Starts a server of a copy of the build with this change. */
export const openServer = async (change?: Change) => {
  const folder = await copyDist(change);
  let server = await serveDist(0, folder);
  const { url } = server;
  const stop = () => server.stop();
  servers.push({ stop });

  /** Replaces files. A server reads the policy when it starts. */
  const deploy = async (write: Change) => {
    stop();
    await write(folder);
    server = await serveDist(Number(new URL(url).port), folder);
  };
  return {
    url,
    stop,
    /** Deploys the next build, which has another footer. */
    deployNext: () => deploy(writeNextBuild),
    /** Deploys a worker that unregisters itself. */
    switchOff: () => deploy((target) => writeWorker(target, { off: true })),
    /** Deploys this code as the worker. */
    deployWorker: (code: string) =>
      deploy((target) => writeFile(join(target, 'sw.js'), code)),
  };
};
