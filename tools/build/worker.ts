import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../../src/domain/paths';
import type { Precache } from '../../src/worker/scope';

const SCRIPT = 'sw.js';

/** Written as the first line of the worker, and found again by it. */
const FIRST = 'self.edition=';

/** What is kept besides, asked for by its own name. */
const OTHERS = ['shell.html', 'manifest.webmanifest', 'favicon.svg'].map(
  (file) => [`/${file}`, file] as const,
);

/** The file of each page that is kept from the first visit on, by the path that it is asked by. */
const PAGES = Object.values(PATHS).map(
  (path) => [path, `${path === PATHS.home ? 'index' : path.slice(1)}.html`] as const,
);

const PART = /\.(js|woff2)$/;

const hashOf = (content: Buffer | string) => createHash('sha256').update(content);

/** Leaves nothing of the worker that was there, and does nothing else: the next page comes from the network. */
const OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('weft'));
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  ),
);
`;

const listFiles = async (dist: string): Promise<Precache['files']> => {
  const parts = (await readdir(join(dist, 'assets'))).filter((name) => PART.test(name)).sort();
  const files = await Promise.all(
    [...PAGES, ...OTHERS].map(async ([path, file]) => {
      const hash = hashOf(await readFile(join(dist, file))).digest('base64');
      return [path, `sha256-${hash}`] as const;
    }),
  );
  return Object.fromEntries([...parts.map((name) => [`/assets/${name}`, ''] as const), ...files]);
};

/**
 * Tells the built worker which files the shop is made of, and a version that changes only when one of them does.
 * `off` puts in its place a worker that removes itself and what was kept, wherever one is.
 */
export const writeWorker = async (dist: string, { off }: { readonly off: boolean }): Promise<void> => {
  const script = join(dist, SCRIPT);
  if (off) {
    await writeFile(script, OFF);
    return;
  }
  const built = await readFile(script, 'utf8');
  const code = built.startsWith(FIRST) ? built.slice(built.indexOf('\n') + 1) : built;
  const files = await listFiles(dist);
  const version = hashOf(JSON.stringify(files) + code)
    .digest('hex')
    .slice(0, 12);
  await writeFile(script, `${FIRST}${JSON.stringify({ version, files } satisfies Precache)};\n${code}`);
};
