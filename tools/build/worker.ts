import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './fileMap';
import { integrityOf } from './csp';

const SCRIPT = 'sw.js';

const PAGES = 'self.__PAGES=';

const PRECACHED_ASSET = /\.(js|woff2)$/;

/**
 * Unregisters itself and deletes what earlier workers stored, the cart
 * excepted.
 */
const OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => /^(weft|workbox)-/.test(name));
      await Promise.all(names.map((name) => caches.delete(name)));
      indexedDB.deleteDatabase('workbox-expiration');
      await self.registration.unregister();
    })(),
  ),
);
`;

/**
 * The precache manifest of a build. With its integrity, a file of another build
 * fails the installation, which the browser tries again later.
 */
const createManifest = async (dist: string) => {
  const names = await readdir(join(dist, 'assets'));
  const assets = names
    .filter((name) => PRECACHED_ASSET.test(name))
    .map((name) => `/assets/${name}`);
  const urls = ['/shell.html', ...assets.sort()];
  return Promise.all(
    urls.map(async (url) => {
      const integrity = integrityOf(await readFile(join(dist, url)));
      // The URL of an asset has a hash.
      const revision = assets.includes(url) ? null : integrity;
      return { url, revision, integrity };
    }),
  );
};

/** The pathnames of the pages of a build. */
const pathsOfPages = (dist: string) =>
  filesIn(dist)
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`)
    .sort();

/**
 * Writes the pages and the manifest into the built worker. With `off` it writes
 * a worker that removes itself.
 */
export const writeWorker = async (
  dist: string,
  { off }: { off: boolean },
): Promise<void> => {
  const script = join(dist, SCRIPT);
  if (off) {
    await writeFile(script, OFF);
    return;
  }
  const built = await readFile(script, 'utf8');
  // A worker that already contains these lists gets new ones.
  const code = built.startsWith(PAGES)
    ? built.slice(built.indexOf('\n') + 1)
    : built;
  const pages = JSON.stringify(pathsOfPages(dist));
  const manifest = JSON.stringify(await createManifest(dist));
  await writeFile(
    script,
    `${PAGES}${pages};self.__WB_MANIFEST=${manifest};\n${code}`,
  );
};
