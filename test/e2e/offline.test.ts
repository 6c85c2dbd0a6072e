import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { COAT, TEE } from '../../tools/pages';
import { untilOpen } from '../../tools/waiting';
import { openServer } from './support/ownServer';
import { kept, pathsKept, until } from './support/kept';
import { visit } from './support/shopper';
import { addToCart, badge, badgeSays, buy, cards, goToCart } from './support/shopperDoes';

// A visit fetches the whole shop, and each test has a server of its own.
jest.setTimeout(120_000);

const ROUTES = [
  ['/', 'Latest Arrivals'],
  ['/Collections', 'All Collections'],
  ['/COLLECTIONS/?category=Men&sort=low-to-high', 'All Collections'],
  ['/about', 'About us'],
  ['/Contact', 'Contact us'],
  [COAT.path, COAT.name],
  ['/cart', 'Your Cart'],
  ['/login', 'Login'],
  ['/place-order', 'Delivery Information'],
  ['/orders', 'My Orders'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const isKept = async (path: string) => (await caches.match(path)) !== undefined;

/** A shopper who has seen nothing but the home page, and then lost both the server and the network. */
const goOffline = async (pictures = 0) => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  await until(async () => (await pathsKept(page, 'weft-pictures')).length > pictures);
  server.stop();
  await page.context().setOffline(true);
  return { page, server };
};

describe('without a network, after one visit to the home page', () => {
  it('every page is there when it is loaded', async () => {
    const { page, server } = await goOffline();
    for (const [address, name] of ROUTES) {
      await page.goto(server.url + address);
      await heading(page, name);
    }
    await page.goto(`${server.url}/nowhere`);
    await heading(page, 'Unexpected Application Error!');
  });

  it('every page is there by its link, and the whole way of a purchase', async () => {
    const { page } = await goOffline();
    for (const [link, name] of [
      ['COLLECTIONS', 'All Collections'],
      ['ABOUT', 'About us'],
      ['CONTACT', 'Contact us'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await heading(page, name);
    }
    await page.getByRole('banner').getByRole('link', { name: 'COLLECTIONS' }).click();
    await cards(page).filter({ hasText: COAT.name }).first().click();
    await heading(page, COAT.name);
    await buy(page);
    await page.reload();
    await untilOpen(page);
    await heading(page, 'Your Cart');
    expect(await badge(page)).toBe(4);
  });

  it('the pictures that were seen are there, and where others would be is room', async () => {
    const { page, server } = await goOffline(3);
    const [seen = ''] = await pathsKept(page, 'weft-pictures');
    await page.reload();
    await heading(page, 'Latest Arrivals');
    const width = (path: string) =>
      page.evaluate(
        (url) =>
          new Promise<number>((resolve, reject) => {
            const picture = new Image();
            picture.onload = () => resolve(picture.naturalWidth);
            picture.onerror = reject;
            picture.src = url;
          }),
        server.url + path,
      );
    expect(await width(seen)).toBeGreaterThan(300);
    expect(await width('/images/products/never-seen.avif')).toBeLessThanOrEqual(300);
  });
});

it('shows what is kept when the server does not answer within three seconds', async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  await server.hang();
  const since = Date.now();
  await page.goto(`${server.url}/about`, { waitUntil: 'commit' });
  await heading(page, 'About us');
  expect(Date.now() - since).toBeGreaterThan(2900);
});

it('keeps a product that was looked at, under one address', async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  await page.goto(`${server.url}/PRODUCT${TEE.path.slice('/product'.length)}?from=friend`);
  await heading(page, TEE.name);
  await until(() => page.evaluate(isKept, TEE.path));
  const products = (await pathsKept(page, 'weft-edition')).filter((path) => /product/i.test(path));
  expect(products.filter((path) => !path.startsWith('/assets/'))).toEqual([TEE.path]);
});

it('keeps at most 240 pictures; the oldest make room', async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  // None that the home page shows: what is kept already keeps its place.
  const pictures = readdirSync('dist/images/products')
    .filter((name) => /-(back|detail|cloth)-/.test(name))
    .map((name) => `/images/products/${name}`);
  const batches = [0, 60, 120, 180, 240].map((from) => pictures.slice(from, from + 60));
  for (const batch of batches)
    await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map(
            (url) =>
              new Promise((resolve, reject) => {
                const picture = new Image();
                picture.onload = resolve;
                picture.onerror = reject;
                picture.src = url;
              }),
          ),
        ).then(() => undefined),
      batch,
    );
  const areKept = async (paths: readonly string[]) => {
    const all = (await (await caches.open('weft-pictures')).keys()).map(({ url }) => new URL(url).pathname);
    return all.length === 240 && paths.every((path) => all.includes(path));
  };
  await until(() => page.evaluate(areKept, batches.slice(2).flat()));
  const inStore = await pathsKept(page, 'weft-pictures');
  for (const path of batches[0] ?? []) expect(inStore).not.toContain(path);
});

it('is there again, with the cart, when the network is', async () => {
  const server = await openServer();
  const page = await visit(COAT.path, { shop: server.url, worker: true });
  await kept(page);
  await page.context().setOffline(true);
  await addToCart(page, 'M');
  await badgeSays(page, 1);
  await page.context().setOffline(false);
  await page.reload();
  await badgeSays(page, 1);
  await goToCart(page);
});
