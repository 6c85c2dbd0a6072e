import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {
  createServer,
  request as requestFrom,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireBuild } from '../../../tools/build/buildStamp';
import { writeWorker } from '../../../tools/build/worker';
import { LOCALHOST, serveDist } from '../../../tools/build/serveDist';

/** Text in the footer of every page, which differs between two builds. */
export const FIRST = 'All rights reserved.';
export const SECOND = 'All rights renewed.';

const folders: string[] = [];
const servers: { stop: () => void }[] = [];
afterAll(async () => {
  for (const server of servers) server.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

type Change = (folder: string) => Promise<void>;

const copyDist = async (change?: Change): Promise<string> => {
  requireBuild();
  const folder = await mkdtemp(join(tmpdir(), 'weft-deploy-'));
  folders.push(folder);
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
 * Replaces a build by the next one: with changed texts, and with other hashes
 * in the names of all scripts.
 */
const writeNextBuild = async (
  folder: string,
  change: (text: string) => string,
): Promise<void> => {
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) =>
    name.endsWith('.js'),
  );
  const hashes = scripts.flatMap((name) => name.split('.').at(-2) ?? []);
  const update = (text: string) =>
    change(
      hashes.reduce(
        (updated, hash) => updated.replaceAll(hash, `0${hash.slice(1)}f`),
        text,
      ),
    );
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await rm(join(folder, name));
    await writeFile(join(folder, update(name)), update(text));
  }
  await writeWorker(folder, { off: false });
};

/** The headers that a host sends for a path instead of those of the server. */
export type HostHeaders = (
  path: string,
  headers: IncomingHttpHeaders,
) => OutgoingHttpHeaders;

/** A proxy with a constant URL, in front of a server that can be replaced. */
const openProxy = async (hostHeaders: HostHeaders) => {
  let port: number | undefined;
  const handlers = new Map<string, (response: ServerResponse) => void>();
  const proxy = createServer(({ url = '/', headers }, response) => {
    const handler = handlers.get(url);
    if (handler) handler(response);
    else if (port !== undefined)
      requestFrom({ host: LOCALHOST, port, path: url, headers }, (proxied) => {
        const sent = hostHeaders(url, proxied.headers);
        response.writeHead(proxied.statusCode ?? 500, sent);
        proxied.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
  });
  await new Promise<void>((done) => proxy.listen(0, LOCALHOST, done));
  const address = proxy.address();
  if (address === null || typeof address === 'string')
    throw new Error('The proxy has no port.');
  return {
    url: `http://${LOCALHOST}:${address.port}`,
    handlers,
    forwardTo: (to: number) => {
      port = to;
      proxy.closeAllConnections();
    },
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
};

/**
 * Starts a server that a test can deploy to, break or stop. It serves a copy of
 * the build with this change.
 */
export const openServer = async (
  change?: Change,
  hostHeaders: HostHeaders = (_path, headers) => headers,
) => {
  const folder = await copyDist(change);
  const proxy = await openProxy(hostHeaders);
  let server = await serveDist(0, folder);
  const forward = () => proxy.forwardTo(Number(new URL(server.url).port));
  forward();
  const stop = () => {
    proxy.close();
    server.stop();
  };
  servers.push({ stop });

  const deploy = async (write: Change) => {
    server.stop();
    await write(folder);
    server = await serveDist(0, folder);
    forward();
  };
  return {
    url: proxy.url,
    stop,
    /** Handlers of paths, each of which sends a response, or none. */
    handlers: proxy.handlers,
    /** Deploys the next build, by default with another footer. */
    deployNext: (change = (text: string) => text.replaceAll(FIRST, SECOND)) =>
      deploy((target) => writeNextBuild(target, change)),
    /** Deploys a worker that unregisters itself. */
    switchOff: () => deploy((target) => writeWorker(target, { off: true })),
    /** Deploys this code as the worker. */
    deployWorker: (code: string) =>
      deploy((target) => writeFile(join(target, 'sw.js'), code)),
  };
};
