import type { Precache } from './scope';

const EDITION = 'weft-edition-';
const PICTURES = 'weft-pictures';

/** So many editions before the present one are kept for tabs that still run them. */
const EARLIER = 3;

/** Everything that one edition is made of, and the products that were looked at in it. */
export const openEdition = ({ version }: Precache): Promise<Cache> => caches.open(EDITION + version);

/** Pictures of every edition: their names hold hashes. */
export const openPictures = (): Promise<Cache> => caches.open(PICTURES);

/** Whether an answer may be kept: whole, our own, and from where it was asked for. */
export const isWhole = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

// What the page puts there for preHydration.ts goes as well: see there.
const HINT = /<link\s[^>]*rel="preload"[^>]*>|<meta\s+name="fonts"[^>]*>/g;

/**
 * A page or another text as it is kept, never a picture: without hints to fetch fonts and pictures early, which Chromium
 * then fetches once more when a worker has them, and without the way by which it came.
 */
export const asKept = async (answer: Response): Promise<Response> => {
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response((await answer.text()).replaceAll(HINT, ''), { headers });
};

/** Fetches an edition, whole or not at all: each file is held against its hash, so that no two are mixed. */
export const stock = async (edition: Precache): Promise<void> => {
  const cache = await openEdition(edition);
  await Promise.all(
    Object.entries(edition.files).map(async ([path, integrity]) => {
      // What an earlier edition has under a name with a hash is the same file.
      const held = integrity ? undefined : await caches.match(path);
      const answer = held ?? (await fetch(path, integrity ? { cache: 'no-cache', integrity } : {}));
      // By way of another address, as some hosts have it, a file is the same where its hash is.
      if (!held && !(integrity ? answer.status === 200 : isWhole(answer)))
        throw new Error(`Not to be had: ${path}`);
      await cache.put(path, integrity ? await asKept(answer) : answer);
    }),
  );
};

/**
 * Throws earlier editions away. While any tab is open, the last few stay: it may run one of them, and has yet to
 * ask for parts that no server holds any more.
 */
export const clearOut = async (edition: Precache, isAnyTabOpen: boolean): Promise<void> => {
  // In the order in which they were made.
  const names = (await caches.keys()).filter((name) => name.startsWith(EDITION));
  const earlier = names.filter((name) => name !== EDITION + edition.version);
  const gone = isAnyTabOpen ? earlier.slice(0, -EARLIER) : earlier;
  await Promise.all(gone.map((name) => caches.delete(name)));
};

let turn: Promise<unknown> = Promise.resolve();

/**
 * Keeps an answer among at most so many others whose path begins alike; the oldest go. One at a time, so that no
 * two count past each other. Where the browser has no room, nothing is kept.
 */
export const keepAmong = (cache: Cache, url: string, answer: Response, most: number): Promise<unknown> => {
  const { pathname } = new URL(url);
  const folder = pathname.slice(0, pathname.indexOf('/', 1) + 1);
  const keep = async () => {
    await cache.put(url, answer);
    const alike = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith(folder));
    const surplus = alike.slice(0, Math.max(0, alike.length - most));
    await Promise.all(surplus.map((request) => cache.delete(request)));
  };
  turn = turn.then(keep).catch(() => undefined);
  return turn;
};
