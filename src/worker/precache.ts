import { PrecacheController } from 'workbox-precaching';
import type { StrategyOptions } from 'workbox-strategies';
import { isValid, toCacheable } from './validation';

/**
 * `tools/build/worker.ts` writes `__WB_MANIFEST` and `__VERSION` above the
 * script.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __VERSION: string };

export const PRODUCT_PAGES = 'weft-product-pages';
export const IMAGES = 'weft-images';

const PREFIX = 'weft-precache-';
export const PRECACHE = PREFIX + self.__VERSION;

/** The largest file takes this long at 55 kbit/s. */
const FETCH_TIMEOUT_MS = 15_000;

export const isPrecached = (path: string): boolean =>
  precache.getCacheKeyForURL(path) !== undefined;

export const validation: NonNullable<StrategyOptions['plugins']>[number] = {
  cacheWillUpdate: ({ request, response }) =>
    toCacheable(request.url, response, isPrecached),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse) return null;
    const isUsable = await isValid(request.url, cachedResponse, isPrecached);
    return isUsable ? cachedResponse : null;
  },
};

const limited = (request: Request, cache: RequestCache) =>
  new Request(request, {
    cache,
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });

export const precache = new PrecacheController({
  cacheName: PRECACHE,
  plugins: [
    validation,
    {
      // `no-cache`, because the browser's own cache may hold HTML instead of a
      // script. A time limit, because WebKit may otherwise install forever.
      requestWillFetch: ({ request }) =>
        Promise.resolve(limited(request, 'no-cache')),
      // If that cache holds a truncated file, the server confirms it with 304,
      // and the installation fails. This request replaces the file for the next
      // one.
      fetchDidFail: async ({ request }) => {
        const response = await fetch(limited(request, 'reload'));
        await response.blob();
      },
    },
  ],
});
precache.addToCacheList(self.__WB_MANIFEST);

export const deleteOldCaches = async (keptVersions: number): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter(
    (name) => name.startsWith(PREFIX) && name !== PRECACHE,
  );
  // `keys` lists the oldest first.
  const old = others.reverse().slice(keptVersions);
  await Promise.all(old.map((name) => caches.delete(name)));
};
