import { readdirSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { COAT, NOT_FOUND, PAGES, TEE } from '../../tools/browser/pages';
import { arrives, until, untilHydrated } from '../../tools/browser/waitFor';
import { kept, pathsKept } from './support/kept';
import { openServer } from './support/ownServer';
import { openContext, openTab, visit } from './support/shopper';
import { addToCart, badge, badgeSays, buy, cards, goToCart } from './support/actions';

// A visit fetches the whole shop, and each test has a server of its own.
jest.setTimeout(120_000);

const isKept = async (path: string) => (await caches.match(path)) !== undefined;

describe('without a network, after one visit to the home page', () => {
  // A shopper who has seen nothing but the home page, and then lost both the server and the network.
  let shop: string;
  let context: BrowserContext;
  let seen: string | undefined;
  beforeAll(async () => {
    const server = await openServer();
    shop = server.url;
    context = await openContext({ worker: true });
    const page = await openTab(context, '/', false, shop);
    await kept(page);
    await until('pictures are kept', async () => (await pathsKept(page, 'weft-pictures')).length > 3);
    [seen] = await pathsKept(page, 'weft-pictures');
    server.stop();
    await context.setOffline(true);
  }, 120_000);

  it('every page is there when it is loaded', async () => {
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

  it('every page is there by its link, and the whole way of a purchase', async () => {
    const page = await visit('/', { context, shop });
    for (const [link, name] of [
      ['COLLECTIONS', 'All Collections'],
      ['ABOUT', 'About us'],
      ['CONTACT', 'Contact us'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await arrives(page, name);
    }
    await page.getByRole('banner').getByRole('link', { name: 'COLLECTIONS' }).click();
    await cards(page).filter({ hasText: COAT.name }).first().click();
    await arrives(page, COAT.name);
    await buy(page);
    await page.reload();
    await untilHydrated(page);
    await arrives(page, 'Your Cart');
    expect(await badge(page)).toBe(4);
  });

  it('the pictures that were seen are there, and where others would be is room', async () => {
    const page = await visit('/', { context, shop });
    await arrives(page, PAGES.home.heading);
    const width = (path: string) =>
      page.evaluate(
        (url) =>
          new Promise<number>((resolve, reject) => {
            const picture = new Image();
            picture.onload = () => resolve(picture.naturalWidth);
            picture.onerror = reject;
            picture.src = url;
          }),
        shop + path,
      );
    expect(await width(seen ?? '')).toBeGreaterThan(300);
    expect(await width('/images/products/never-seen.avif')).toBeLessThanOrEqual(300);
  });
});

it('shows what is kept when the server does not answer within three seconds', async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  server.hang();
  const since = Date.now();
  await page.goto(`${server.url}/about`, { waitUntil: 'commit' });
  await arrives(page, 'About us');
  expect(Date.now() - since).toBeGreaterThan(2900);
});

it('keeps a product that was looked at, under one address', async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await kept(page);
  await page.goto(`${server.url}/PRODUCT${TEE.path.slice('/product'.length)}?from=friend`);
  await arrives(page, TEE.name);
  await until('it is kept', () => page.evaluate(isKept, TEE.path));
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
  await until('the last three batches are kept', () => page.evaluate(areKept, batches.slice(2).flat()));
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
