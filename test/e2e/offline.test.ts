import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import { COAT, NOT_FOUND, PAGES, TEE } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, until, untilHydrated } from '../support/browser/waitFor';
import { openServer, scriptOf } from './support/testServer';
import {
  cachedPaths,
  cacheNames,
  openWithWorker,
  untilInstalled,
  waitForWorker,
} from './support/serviceWorker';
import { openContext, openTab, takeProblems, visit } from './support/visit';
import { addToCart, badge, buy, goToCart, waitForBadge } from './support/actions';

// Each test starts a server, and each first visit downloads the whole shop.
jest.setTimeout(120_000);

const isCached = async (path: string) => (await caches.match(path)) !== undefined;

describe('offline, after one visit to the home page', () => {
  let shop: string;
  let context: BrowserContext;
  let cachedImage: string | undefined;
  beforeAll(async () => {
    const server = await openServer();
    shop = server.url;
    context = await openContext({ worker: true });
    const page = await openTab(context, '/', false, shop);
    await waitForWorker(page);
    await until('images are cached', async () => (await cachedPaths(page, 'weft-images')).length > 3);
    [cachedImage] = await cachedPaths(page, 'weft-images');
    server.stop();
    await context.setOffline(true);
  }, 120_000);

  it('should load every page', async () => {
    const page = await visit('/', { context, shop });
    for (const { path, heading } of Object.values(PAGES)) {
      await page.goto(shop + path);
      await arrives(page, heading);
    }
    await page.goto(`${shop}/COLLECTIONS/?category=Men&sort=low-to-high`);
    await arrives(page, PAGES.collections.heading);
    await page.goto(`${shop}/nowhere`);
    await arrives(page, NOT_FOUND);
  });

  it('should follow links and complete a purchase', async () => {
    const page = await visit('/', { context, shop });
    const user = userActions(page);
    await user.goToAbout();
    await user.goToContact();
    await user.goToCollections();
    await user.openProduct(COAT.name);
    await buy(page);
    await page.reload();
    await untilHydrated(page);
    await arrives(page, 'Your Cart');
    expect(await badge(page)).toBe(4);
  });

  it('should show cached images, and the name of the product in place of other images', async () => {
    const page = await visit('/', { context, shop });
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, cachedImage ?? '');
    expect(width).toBeGreaterThan(300);
    await page.goto(shop + TEE.path);
    await untilHydrated(page);
    const shown = await page.getByAltText(`${TEE.name}: the front`).evaluate((image: HTMLImageElement) => ({
      // Browsers show the text of an image that they cannot decode.
      isBroken: image.complete && image.naturalWidth === 0,
      text: getComputedStyle(image, '::after').content,
      isHigh: image.clientHeight > 300,
    }));
    expect(shown).toEqual({ isBroken: true, text: `"${TEE.name}: the front"`, isHigh: true });
  });
});

it('should show the cached page when the server fails or does not respond within three seconds', async () => {
  const { server, page } = await openWithWorker();
  server.intercept('/about', (response) => void response.writeHead(503).end());
  await page.goto(`${server.url}/about`);
  await arrives(page, PAGES.about.heading);
  server.hang();
  const since = Date.now();
  await page.goto(server.url + PAGES.contact.path, { waitUntil: 'commit' });
  await arrives(page, PAGES.contact.heading);
  expect(Date.now() - since).toBeGreaterThan(2900);
});

it('should cache a visited product page under its normalized URL, and keep the cart', async () => {
  const { server, page } = await openWithWorker();
  await page.goto(`${server.url}/PRODUCT${TEE.path.slice('/product'.length)}?from=friend`);
  await arrives(page, TEE.name);
  await until('it is cached', () => page.evaluate(isCached, TEE.path));
  expect(await cachedPaths(page, 'weft-product-pages')).toEqual([TEE.path]);
  await page.context().setOffline(true);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.context().setOffline(false);
  await page.reload();
  await waitForBadge(page, 1);
  await goToCart(page);
});

it('should cache only the 240 most recent images', async () => {
  const { page } = await openWithWorker();
  // The home page shows none of these.
  const images = readdirSync('dist/images/products')
    .filter((name) => /-(back|detail|cloth)-/.test(name))
    .map((name) => `/images/products/${name}`);
  const batches = [0, 60, 120, 180, 240].map((from) => images.slice(from, from + 60));
  for (const batch of batches)
    await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map(
            (url) =>
              new Promise((resolve, reject) => {
                const image = new Image();
                image.onload = resolve;
                image.onerror = reject;
                image.src = url;
              }),
          ),
        ).then(() => undefined),
      batch,
    );
  const areCached = async (paths: readonly string[]) => {
    const all = (await (await caches.open('weft-images')).keys()).map(({ url }) => new URL(url).pathname);
    return all.length === 240 && paths.every((path) => all.includes(path));
  };
  await until('the last three batches are cached', () => page.evaluate(areCached, batches.slice(2).flat()));
  const cached = await cachedPaths(page, 'weft-images');
  for (const path of batches[0] ?? []) expect(cached).not.toContain(path);
});

/** Responds like a host that serves a page for every missing file. */
const respondWithHtml = (response: ServerResponse) =>
  void response
    .writeHead(200, {
      'Content-Type': 'text/html',
      'Cache-Control': 'max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
    .end('<h1>Not a script</h1>');

describe('failed installation', () => {
  const openFailing = async (path: string, handler: (response: ServerResponse) => void, code?: string) => {
    const server = await openServer();
    if (code) await server.deployWorker(code);
    const isRequested = new Promise<void>((resolve) =>
      server.intercept(path, (response) => {
        handler(response);
        resolve();
      }),
    );
    const page = await visit('/', { shop: server.url, worker: true });
    await isRequested;
    await untilInstalled(page);
    return { server, page };
  };

  it('should leave no cache when the server answers HTML for a script, and succeed later', async () => {
    const script = scriptOf('orders');
    const { server, page } = await openFailing(script, respondWithHtml);
    expect(await cacheNames(page, 'weft')).toEqual([]);
    server.restore(script);
    await page.reload();
    await waitForWorker(page);
    expect(await cachedPaths(page, 'weft-precache')).toContain(script);
  });

  it('should leave no cache when the server does not respond for 20 seconds', async () => {
    const shorterTimeouts = `const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms > 20_000 ? 3_600_000 : ms / 50);\n`;
    const { page } = await openFailing(
      '/orders',
      () => undefined,
      shorterTimeouts + readFileSync('dist/sw.js', 'utf8'),
    );
    expect(await cacheNames(page, 'weft')).toEqual([]);
  });
});

it('should replace a cached script that is not JavaScript', async () => {
  const script = scriptOf('about');
  const { server, page } = await openWithWorker();
  const typesOf = () =>
    page.evaluate(async (path) => (await caches.match(path))?.headers.get('Content-Type') ?? '', script);
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('weft-precache'));
    const html = new Response('<h1>Not a script</h1>', { headers: { 'Content-Type': 'text/html' } });
    await (await caches.open(name)).put(path, html);
  }, script);

  // The HTTP cache then holds HTML, too.
  server.intercept(script, respondWithHtml);
  await page.goto(`${server.url}/about`);
  await untilHydrated(page);
  await arrives(page, PAGES.about.heading);
  expect(takeProblems()).not.toEqual([]);
  expect(await typesOf()).toBe('text/html');

  server.restore(script);
  await page.reload();
  await untilHydrated(page);
  await arrives(page, PAGES.about.heading);
  await until('the script is cached', async () => (await typesOf()).includes('javascript'));
});
