import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeWorker } from '../../../tools/build/worker';
import { serveDist } from '../../../tools/serve';

/** Words at the foot of every page, by which two editions can be told apart. */
export const FIRST = 'All rights reserved.';
export const SECOND = 'All rights renewed.';

const folders: string[] = [];
const servers: { stop: () => void }[] = [];
afterAll(async () => {
  for (const server of servers) server.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** The built shop in a folder of its own, as a build would leave it there. */
const copyShop = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-deploy-'));
  folders.push(folder);
  // Without the packed twins, which would be served in place of what is changed.
  await cp('dist', folder, { recursive: true, filter: (path) => !/\/images$|\.(br|gz)$/.test(path) });
  await symlink(resolve('dist/images'), join(folder, 'images'));
  await writeWorker(folder, { off: false });
  return folder;
};

const textsOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(js|html)$/.test(name) && !name.startsWith('images'))
    .map((name) => join(folder, name));

/** The next build of the shop: other words, and every part under another name; the old ones are gone. */
const renew = async (folder: string): Promise<void> => {
  const parts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const hashes = parts.flatMap((name) => name.split('.').at(-2) ?? []);
  const renewed = (text: string) =>
    hashes.reduce((so, hash) => so.replaceAll(hash, `0${hash.slice(1)}f`), text).replaceAll(FIRST, SECOND);
  for (const path of await textsOf(folder)) {
    const text = await readFile(path, 'utf8');
    await rm(path);
    await writeFile(folder + renewed(path.slice(folder.length)), renewed(text));
  }
  await writeWorker(folder, { off: false });
};

/** A server of the test's own, on which the shop can be deployed again, and which can go away. */
export const openServer = async () => {
  const folder = await copyShop();
  let server = await serveDist(0, folder);
  const { url } = server;
  const port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const silence = createServer((socket) => sockets.add(socket));
  servers.push({
    stop: () => {
      server.stop();
      silence.close();
      for (const socket of sockets) socket.destroy();
    },
  });

  const change = async (how: (folder: string) => Promise<void>) => {
    server.stop();
    await how(folder);
    server = await serveDist(port, folder);
  };
  return {
    url,
    folder,
    /** Takes the server away. */
    stop: () => server.stop(),
    /** Takes the server away and leaves a line on which nobody answers. */
    hang: async () => {
      server.stop();
      await new Promise<void>((done) => silence.listen(port, '127.0.0.1', () => done()));
    },
    /** Deploys the next build. */
    renew: () => change(renew),
    /** Deploys a worker that removes itself. */
    switchOff: () => change((where) => writeWorker(where, { off: true })),
    /** Deploys a worker that is broken: this code, in place of the right one. */
    spoil: (code: string) => change((where) => writeFile(join(where, 'sw.js'), code)),
  };
};
