import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

// The project is compiled with the types of a page, not of a worker.
declare const self: ServiceWorkerGlobalScope & {
  skipWaiting: () => Promise<void>;
  /** The pathnames of the pages of this build (tools/build/worker.ts). */
  __PAGES: readonly string[];
};

// A new version can take over at once, because one script contains all pages.
// Only the size guide and the text index are loaded later. If their old file is
// deleted by then, the page offers a reload.
void self.skipWaiting();
clientsClaim();

// The precached files are the scripts, the fonts and the shell. The shell shows
// any page offline.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });

/**
 * Requests a page from the network, and shows the shell instead if this fails.
 */
const pageWithin = (networkTimeoutSeconds: number) =>
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [
      {
        // The HTTP cache may contain a page whose script no longer exists.
        requestWillFetch: ({ request }) =>
          Promise.resolve(new Request(request, { cache: 'no-cache' })),
        fetchDidSucceed: ({ response }) =>
          response.status < 500
            ? Promise.resolve(response)
            : Promise.reject(new Error(response.statusText)),
      },
      // @ts-expect-error -- Workbox's types set optional fields to undefined.
      new PrecacheFallbackPlugin({ fallbackURL: '/shell.html' }),
    ],
  });

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && self.__PAGES.includes(url.pathname),
  pageWithin(3),
);
// Any other page may be newer than this worker. The shell does not know such a
// page, so there is no time limit.
registerRoute(({ request }) => request.mode === 'navigate', pageWithin(0));

const IMAGES = 'weft-images';

/** A host may answer with HTML and status 200 if a file is missing. */
const isImage = ({ ok, headers }: Response) =>
  ok && (headers.get('Content-Type') ?? '').startsWith('image/');

const withoutWidth = (url: string) => url.replace(/-\d+(?=\.\w+\.avif$)/, '');

/**
 * Returns a cached file of the same image, such as the one on a product card.
 */
const atAnotherWidth = async ({ url }: Request) => {
  const cache = await caches.open(IMAGES);
  const same = (await cache.keys()).find(
    (cached) => withoutWidth(cached.url) === withoutWidth(url),
  );
  return same && cache.match(same, { ignoreVary: true });
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  new CacheFirst({
    cacheName: IMAGES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // The HTTP cache may keep a wrong answer for a year, so it is skipped.
        fetchDidSucceed: ({ request, response }) =>
          response.ok && !isImage(response)
            ? fetch(new Request(request, { cache: 'reload' }))
            : Promise.resolve(response),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isImage(response) ? response : null),
        handlerDidError: ({ request }) => atAnotherWidth(request),
      },
      // @ts-expect-error -- Workbox's types set optional fields to undefined.
      new ExpirationPlugin({ maxEntries: 240, purgeOnQuotaError: true }),
    ],
  }),
);
