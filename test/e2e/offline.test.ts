import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
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
import { takeProblems, visit } from './support/visit';
import { addToCart, buy, goToCart, waitForBadge } from './support/actions';

const widthOf = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, path);

it('should load every page, and complete a purchase, offline after one visit to the home page', async () => {
  const { server, page } = await openWithWorker();
  await until(
    'images are cached',
    async () => (await cachedPaths(page, 'weft-images')).length > 3,
  );
  const [cachedImage = ''] = await cachedPaths(page, 'weft-images');
  server.stop();
  await page.context().setOffline(true);
  for (const { path, heading } of [
    ...Object.values(PAGES),
    {
      ...PAGES.collections,
      path: '/COLLECTIONS/?category=Men&sort=low-to-high',
    },
    { path: '/nowhere', heading: NOT_FOUND },
  ]) {
    await page.goto(server.url + path);
    await arrives(page, heading);
  }
  const user = userActions(page);
  await user.goToAbout();
  await user.goToContact();
  await user.goToCollections();
  await user.openProduct(COAT.name);
  await buy(page);
  await page.reload();
  await arrives(page, 'Your Cart');
  await waitForBadge(page, 4);

  expect(await widthOf(page, cachedImage)).toBeGreaterThan(300);
  await page.goto(server.url + TEE.path);
  await untilHydrated(page);
  const shown = await page
    .getByAltText(`${TEE.name}: the front`)
    .evaluate((image: HTMLImageElement) => ({
      // Browsers show the text of an image that they cannot decode.
      isBroken: image.complete && image.naturalWidth === 0,
      text: getComputedStyle(image, '::after').content,
      isHigh: image.clientHeight > 300,
    }));
  expect(shown).toEqual({
    isBroken: true,
    text: `"${TEE.name}: the front"`,
    isHigh: true,
  });
});

it('should show the cached page when the server fails or does not respond within three seconds', async () => {
  const { server, page } = await openWithWorker();
  server.handlers.set(
    '/about',
    (response) => void response.writeHead(503).end(),
  );
  await page.goto(`${server.url}/about`);
  await arrives(page, PAGES.about.heading);
  server.handlers.set(PAGES.contact.path, () => undefined);
  const since = Date.now();
  await page.goto(server.url + PAGES.contact.path, { waitUntil: 'commit' });
  await arrives(page, PAGES.contact.heading);
  expect(Date.now() - since).toBeGreaterThan(2900);
});

it('should cache a visited product page under its normalized URL, and keep the cart', async () => {
  const { server, page } = await openWithWorker();
  await page.goto(
    `${server.url}/PRODUCT${TEE.path.slice('/product'.length)}?from=friend`,
  );
  await arrives(page, TEE.name);
  await until(
    'it is cached',
    async () => (await cachedPaths(page, 'weft-product-pages')).length > 0,
  );
  expect(await cachedPaths(page, 'weft-product-pages')).toEqual([TEE.path]);
  await page.context().setOffline(true);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.context().setOffline(false);
  await page.reload();
  await waitForBadge(page, 1);
  await goToCart(page);
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
  const openFailing = async (
    path: string,
    handler: (response: ServerResponse) => void,
    code?: string,
  ) => {
    const server = await openServer();
    if (code) await server.deployWorker(code);
    const isRequested = new Promise<void>((resolve) =>
      server.handlers.set(path, (response) => {
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
    server.handlers.delete(script);
    await page.reload();
    await waitForWorker(page);
    expect(await cachedPaths(page, 'weft-precache')).toContain(script);
  });

  it('should leave no cache when the server does not respond for 20 seconds', async () => {
    const shorterTimeouts = `const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms > 20_000 ? 3_600_000 : ms / 10);\n`;
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
    page.evaluate(
      async (path) =>
        (await caches.match(path))?.headers.get('Content-Type') ?? '',
      script,
    );
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((key) =>
      key.startsWith('weft-precache'),
    );
    const html = new Response('<h1>Not a script</h1>', {
      headers: { 'Content-Type': 'text/html' },
    });
    await (await caches.open(name)).put(path, html);
  }, script);

  // The HTTP cache then holds HTML, too.
  server.handlers.set(script, respondWithHtml);
  await page.goto(`${server.url}/about`);
  await untilHydrated(page);
  await arrives(page, PAGES.about.heading);
  expect(takeProblems()).not.toEqual([]);
  expect(await typesOf()).toBe('text/html');

  server.handlers.delete(script);
  await page.reload();
  await untilHydrated(page);
  await arrives(page, PAGES.about.heading);
  await until('the script is cached', async () =>
    (await typesOf()).includes('javascript'),
  );
});

it('should not keep a script that arrived cut', async () => {
  const server = await openServer();
  const { sent } = await server.cutOnce(scriptOf('about'));
  const page = await visit('/', { shop: server.url, worker: true });
  await sent;
  await untilInstalled(page);
  await page.reload();
  await waitForWorker(page);

  await page.evaluate(async (path) => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete(path);
  }, scriptOf('about'));
  await server.cutOnce(scriptOf('about'));
  await page.goto(`${server.url}/about`);
  await untilHydrated(page);
  expect(takeProblems()).not.toEqual([]);
  await page.reload();
  await untilHydrated(page);

  server.stop();
  await page.context().setOffline(true);
  await page.goto(`${server.url}/about`);
  await untilHydrated(page);
  await arrives(page, PAGES.about.heading);
});
