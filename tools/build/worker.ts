import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../../src/features/navigation/paths';

const SCRIPT = 'sw.js';

const MANIFEST = 'self.__WB_MANIFEST=';

const PRECACHED_ASSET = /\.(js|woff2)$/;

/**
 * Each precached file of which the name holds no hash, by the path that it is
 * requested by.
 */
const FILES = [
  ...Object.values(PATHS).map(
    (path) =>
      [
        path,
        path === PATHS.home ? 'index.html' : `${path.slice(1)}.html`,
      ] as const,
  ),
  ['/shell.html', 'shell.html'] as const,
];

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
const integrityOf = (content: Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The precache manifest of a build: `revision` is null where the URL holds a
 * hash.
 */
const createManifest = async (dist: string) => {
  const assets = (await readdir(join(dist, 'assets')))
    .filter((name) => PRECACHED_ASSET.test(name))
    .sort();
  return [
    ...(await Promise.all(
      assets.map(async (name) => ({
        url: `/assets/${name}`,
        revision: null,
        integrity: integrityOf(await readFile(join(dist, 'assets', name))),
      })),
    )),
    ...(await Promise.all(
      FILES.map(async ([url, file]) => ({
        url,
        revision: hashOf(await readFile(join(dist, file))),
      })),
    )),
  ];
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
  const code = built.startsWith(MANIFEST)
    ? built.slice(built.indexOf('\n') + 1)
    : built;
  const manifest = JSON.stringify(await createManifest(dist));
  const version = JSON.stringify(hashOf(manifest + code));
  await writeFile(
    script,
    `${MANIFEST}${manifest};self.__VERSION=${version};\n${code}`,
  );
};
