import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../../src/features/navigation/paths';
import { fileOf } from './fileMap';

const SCRIPT = 'sw.js';

const MANIFEST = 'self.__WB_MANIFEST=';

const PRECACHED_ASSET = /\.(js|woff2)$/;

/** The precached paths whose files have no hash in their name. */
const PRECACHED_PAGES = [...Object.values(PATHS), '/shell.html'];

/**
 * Unregisters itself and deletes what earlier workers stored, the cart
 * excepted.
 */
const OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('weft'));
      await Promise.all(names.map((name) => caches.delete(name)));
      indexedDB.deleteDatabase('workbox-expiration');
      await self.registration.unregister();
    })(),
  ),
);
`;

const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** A host may rewrite a page, but not a script or a font. */
const integrityOf = (content: Buffer) => {
  const hash = createHash('sha256').update(content).digest('base64');
  return `sha256-${hash}`;
};

/** The precache manifest of a build. The URL of an asset has a hash. */
const createManifest = async (dist: string) => {
  const manifest = [];
  const names = await readdir(join(dist, 'assets'));
  for (const name of names.sort()) {
    if (!PRECACHED_ASSET.test(name)) continue;
    const url = `/assets/${name}`;
    const integrity = integrityOf(await readFile(join(dist, url)));
    manifest.push({ url, revision: null, integrity });
  }
  for (const url of PRECACHED_PAGES) {
    const content = await readFile(join(dist, fileOf(url) ?? url));
    manifest.push({ url, revision: hashOf(content) });
  }
  return manifest;
};

/**
 * Writes the manifest and a version into the built worker. With `off` it writes
 * a worker that removes itself.
 */
export const writeWorker = async (
  dist: string,
  { off }: { readonly off: boolean },
): Promise<void> => {
  const script = join(dist, SCRIPT);
  if (off) {
    await writeFile(script, OFF);
    return;
  }
  const built = await readFile(script, 'utf8');
  // A worker that has a manifest already gets a new one.
  const code = built.startsWith(MANIFEST)
    ? built.slice(built.indexOf('\n') + 1)
    : built;
  const manifest = JSON.stringify(await createManifest(dist));
  const version = JSON.stringify(hashOf(manifest + code));
  const firstLine = `${MANIFEST}${manifest};self.__VERSION=${version};`;
  await writeFile(script, `${firstLine}\n${code}`);
};
