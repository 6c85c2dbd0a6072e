import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

// The types of the project are those of pages.
declare const self: ServiceWorkerGlobalScope & {
  readonly skipWaiting: () => Promise<void>;
};

// All pages are in one script, so a new version takes over at once. The size guide
// and the index of suggestions are loaded later; where its old file is gone, the
// size guide offers a reload.
void self.skipWaiting();
clientsClaim();

// The script, the fonts, and the shell, which shows any page offline.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: 3,
    plugins: [
      {
        // The browser's own cache may hold a page whose script is gone.
        requestWillFetch: ({ request }) =>
          Promise.resolve(new Request(request, { cache: 'no-cache' })),
        fetchDidSucceed: ({ response }) =>
          response.status < 500
            ? Promise.resolve(response)
            : Promise.reject(new Error(response.statusText)),
      },
      // @ts-expect-error -- The types of Workbox set optional fields to undefined.
      new PrecacheFallbackPlugin({ fallbackURL: '/shell.html' }),
    ],
  }),
);

const IMAGES = 'weft-images';

const withoutWidth = (url: string) => url.replace(/-\d+(?=\.\w+\.avif$)/, '');

/** The same image at another width, such as that of the card of a product. */
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
        // A host may answer with HTML and status 200 if a file is missing.
        cacheWillUpdate: ({ response }) => {
          const type = response.headers.get('Content-Type') ?? '';
          const isImage = response.ok && !type.startsWith('text/html');
          return Promise.resolve(isImage ? response : null);
        },
        handlerDidError: ({ request }) => atAnotherWidth(request),
      },
      // @ts-expect-error -- As above, optional fields.
      new ExpirationPlugin({ maxEntries: 240, purgeOnQuotaError: true }),
    ],
  }),
);
