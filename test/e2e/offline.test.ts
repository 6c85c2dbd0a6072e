import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { COAT, NOT_FOUND, PAGES, TEE } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import {
  arrives,
  reload,
  until,
  untilHydrated,
} from '../support/browser/waitFor';
import { addToCart, buy, waitForBadge } from './support/actions';
import {
  cachedPaths,
  cacheNames,
  openWithWorker,
  untilInstalled,
  waitForWorker,
} from './support/serviceWorker';
import { openServer, scriptOf } from './support/testServer';
import { takeProblems, visit } from './support/visit';

const { about, collections, contact, login } = PAGES;

const countCached = async (page: Page, prefix: string) => {
  const paths = await cachedPaths(page, prefix);
  return paths.length;
};

const widthOf = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, path);

/** How a browser shows an image that it cannot decode. */
const shownInstead = ({
  complete,
  naturalWidth,
  clientHeight,
}: HTMLImageElement) => ({
  isBroken: complete && naturalWidth === 0,
  isHigh: clientHeight > 300,
});

it('should complete a purchase offline after one visit', async () => {
  const { server, page } = await openWithWorker();
  await until(
    'images are cached',
    async () => (await countCached(page, 'weft-images')) > 3,
  );
  const [cachedImage = ''] = await cachedPaths(page, 'weft-images');
  server.stop();
  await page.context().setOffline(true);
  for (const { path, heading } of [
    ...Object.values(PAGES),
    {
      path: '/COLLECTIONS/?category=Men&sort=low-to-high',
      heading: collections.heading,
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
  await reload(page);
  await arrives(page, PAGES.cart.heading);
  await waitForBadge(page, 4);

  expect(await widthOf(page, cachedImage)).toBeGreaterThan(300);
  await page.goto(server.url + TEE.path);
  await untilHydrated(page);
  const front = page.getByAltText(`${TEE.name}: the front`);
  expect(await front.evaluate(shownInstead)).toEqual({
    isBroken: true,
    isHigh: true,
  });
  const text = await front.evaluate(
    (image) => getComputedStyle(image, '::after').content,
  );
  expect(text).toBe(`"${TEE.name}: the front"`);
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

/** The type of a cached file. */
const cachedType = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const response = await caches.match(url);
    return response?.headers.get('Content-Type') ?? '';
  }, path);

/** Replaces a precached file by HTML. */
const cacheHtml = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const names = await caches.keys();
    const name = names.find((key) => key.startsWith('weft-precache')) ?? '';
    const headers = { 'Content-Type': 'text/html' };
    const html = new Response('<h1>Not a script</h1>', { headers });
    const cache = await caches.open(name);
    await cache.put(url, html);
  }, path);

it('should show cached pages when the server fails or does not respond', async () => {
  const { server, page } = await openWithWorker();
  const [, slug = ''] = TEE.path.split('/product/');
  await page.goto(`${server.url}/PRODUCT/${slug}?from=friend`);
  await arrives(page, TEE.name);
  await until(
    'it is cached',
    async () => (await countCached(page, 'weft-product-pages')) > 0,
  );
  expect(await cachedPaths(page, 'weft-product-pages')).toEqual([TEE.path]);
  await page.context().setOffline(true);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.context().setOffline(false);
  await reload(page);
  await waitForBadge(page, 1);

  server.handlers.set(about.path, (response) => {
    response.writeHead(503).end();
  });
  await page.goto(server.url + about.path);
  await arrives(page, about.heading);
  server.handlers.delete(about.path);
  server.handlers.set(contact.path, () => undefined);
  const since = Date.now();
  await page.goto(server.url + contact.path, { waitUntil: 'commit' });
  await arrives(page, contact.heading);
  expect(Date.now() - since).toBeGreaterThan(2900);

  const script = scriptOf('login');
  await cacheHtml(page, script);
  // The HTTP cache then holds HTML, too.
  server.handlers.set(script, respondWithHtml);
  await page.goto(server.url + login.path);
  await untilHydrated(page);
  await arrives(page, login.heading);
  expect(takeProblems()).not.toEqual([]);
  expect(await cachedType(page, script)).toBe('text/html');

  server.handlers.delete(script);
  await reload(page);
  await arrives(page, login.heading);
  await until('the script is cached', async () => {
    const type = await cachedType(page, script);
    return type.includes('javascript');
  });
});

describe('failed installation', () => {
  /** Opens a page whose worker cannot be installed, as this file fails. */
  const openFailing = async (
    path: string,
    respond: (response: ServerResponse) => void,
    code?: string,
  ) => {
    const server = await openServer();
    if (code) await server.deployWorker(code);
    let isRequested = false;
    server.handlers.set(path, (response) => {
      respond(response);
      isRequested = true;
    });
    const page = await visit('/', { shop: server.url, worker: true });
    await until('the file is requested', () => Promise.resolve(isRequested));
    await untilInstalled(page);
    return { server, page };
  };

  it('should leave no cache when the server answers HTML for a script', async () => {
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
      PAGES.orders.path,
      () => undefined,
      shorterTimeouts + readFileSync('dist/sw.js', 'utf8'),
    );
    expect(await cacheNames(page, 'weft')).toEqual([]);
  });
});

/** Deletes a file from all caches. */
const removeFromCaches = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.delete(url);
    }
  }, path);

it('should not keep a script that arrived cut', async () => {
  const script = scriptOf('about');
  const server = await openServer();
  const { isSent } = await server.cutOnce(script);
  const page = await visit('/', { shop: server.url, worker: true });
  await until('the script is sent', () => Promise.resolve(isSent()));
  await untilInstalled(page);
  await page.reload();
  await waitForWorker(page);

  await removeFromCaches(page, script);
  await server.cutOnce(script);
  await page.goto(server.url + about.path);
  await untilHydrated(page);
  expect(takeProblems()).not.toEqual([]);
  await reload(page);

  server.stop();
  await page.context().setOffline(true);
  await page.goto(server.url + about.path);
  await untilHydrated(page);
  await arrives(page, about.heading);
});
