import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { writeWorker } from '../../../tools/build/worker';
import { serveDist } from '../../../tools/serve/serveDist';

/** Words at the foot of every page, by which two editions can be told apart. */
export const FIRST = 'All rights reserved.';
export const SECOND = 'All rights renewed.';

const HOST = '127.0.0.1';

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

/** A line of its own to whatever server there is: it can lead to another one, to nobody, or be cut. */
const openLine = async () => {
  let port: number | undefined;
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const line = createServer((caller) => {
    sockets.add(caller.on('error', () => undefined));
    if (port === undefined) return;
    const called = connect(port, HOST).on('error', () => caller.destroy());
    sockets.add(called);
    pipeline(caller, called, caller, () => undefined);
  });
  await new Promise<void>((done) => line.listen(0, HOST, () => done()));
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://${HOST}:${address.port}`,
    /** Leads to this port from now on, or to nobody, who does not answer. */
    leadTo: (to: number | undefined) => {
      port = to;
      hangUp();
    },
    cut: () => {
      line.close();
      hangUp();
    },
  };
};

/** A server of the test's own, on which the shop can be deployed again, and which can go away. */
export const openServer = async () => {
  const folder = await copyShop();
  const line = await openLine();
  let server = await serveDist(0, folder);
  const lead = () => line.leadTo(Number(new URL(server.url).port));
  lead();
  const stop = () => {
    line.cut();
    server.stop();
  };
  servers.push({ stop });

  const change = async (how: (folder: string) => Promise<void>) => {
    server.stop();
    await how(folder);
    server = await serveDist(0, folder);
    lead();
  };
  return {
    url: line.url,
    /** Takes the server away. */
    stop,
    /** Leaves a line on which nobody answers. */
    hang: () => line.leadTo(undefined),
    /** Deploys the next build. */
    renew: () => change(renew),
    /** Deploys a worker that removes itself. */
    switchOff: () => change((where) => writeWorker(where, { off: true })),
    /** Deploys a worker that is broken: this code, in place of the right one. */
    spoil: (code: string) => change((where) => writeFile(join(where, 'sw.js'), code)),
  };
};
