import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pageAt, pathnameOf } from '../features/navigation/paths';
import {
  IMAGES,
  PRECACHE,
  precache,
  PRODUCT_PAGES,
  validation,
} from './precache';

const matchOptions = { ignoreVary: true };

const pathOf = (request: Request) => pathnameOf(new URL(request.url).pathname);

// The browser shows the alternative text of an image that cannot be decoded. It
// logs no error for it, as it would for a failed request.
const brokenImage = () =>
  new Response('', { headers: { 'Content-Type': 'image/avif' } });

const integrityOf = (url: string) => precache.getIntegrityForCacheKey(url);

const assets = new CacheFirst({
  cacheName: PRECACHE,
  matchOptions,
  plugins: [
    {
      requestWillFetch: ({ request: { url } }) =>
        Promise.resolve(
          new Request(url, {
            cache: 'reload',
            integrity: integrityOf(url) ?? '',
          }),
        ),
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(integrityOf(request.url) ? response : null),
      // A tab of an older version loads its chunks from an older cache.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request, matchOptions),
    },
    validation,
  ],
});

const images = new CacheFirst({
  cacheName: IMAGES,
  matchOptions,
  plugins: [
    validation,
    new ExpirationPlugin({ maxEntries: 240, matchOptions }),
    { handlerDidError: () => Promise.resolve(brokenImage()) },
  ],
});

const pages = new NetworkFirst({
  cacheName: PRODUCT_PAGES,
  networkTimeoutSeconds: 3,
  plugins: [
    {
      // The browser's own cache may hold a page of another build, whose scripts
      // are gone.
      requestWillFetch: ({ request }) =>
        Promise.resolve(new Request(request, { cache: 'no-cache' })),
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
      fetchDidSucceed: ({ response }) =>
        response.status < 500
          ? Promise.resolve(response)
          : Promise.reject(new Error(response.statusText)),
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(
          pageAt(pathOf(request)) === 'product' ? response : null,
        ),
    },
    validation,
    new ExpirationPlugin({ maxEntries: 60 }),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ??
        (await precache.matchPrecache(request)) ??
        precache.matchPrecache('/shell.html'),
    },
  ],
});

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith('/assets/') &&
    // freshUrl.ts adds a search to get a new copy from the network.
    !url.search,
  assets,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  images,
);
registerRoute(({ request }) => request.mode === 'navigate', pages);
