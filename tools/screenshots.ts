import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser';
import { serveDist } from './serve';

interface Scene {
  readonly address: string;
  /** What the shopper does before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const PRODUCT = '/product/melton-overcoat-charcoal';

const add = async (page: Page) => {
  for (const size of ['M', 'L', 'M']) {
    await page.getByRole('radio', { name: size, exact: true }).check();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
  }
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
};

const SCENES: Readonly<Record<string, Scene>> = {
  home: { address: '/' },
  collections: { address: '/Collections' },
  filtered: { address: '/Collections?category=Women&type=Topwear&sort=low-to-high&q=e' },
  'empty-result': { address: '/Collections?category=Kids&q=tuxedo' },
  'filter-sheet': {
    address: '/Collections?category=Women&type=Bottomwear',
    prepare: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
  },
  'mobile-menu': {
    address: '/Collections',
    prepare: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  'profile-menu': {
    address: '/Collections',
    prepare: (page) => page.getByRole('link', { name: 'Profile' }).hover(),
  },
  search: { address: '/Collections?q=linnen' },
  about: { address: '/about' },
  contact: { address: '/Contact' },
  product: { address: PRODUCT },
  reviews: {
    address: PRODUCT,
    prepare: (page) => page.getByRole('tab', { name: /^Reviews/ }).click(),
  },
  zoomed: {
    address: PRODUCT,
    prepare: (page) => page.getByRole('button', { name: 'Zoom in' }).click(),
  },
  'long-name': {
    address: '/product/straight-herringbone-skirt-charcoal',
    prepare: (page) => page.getByRole('radio', { name: 'M', exact: true }).check(),
  },
  refused: {
    address: PRODUCT,
    prepare: (page) => page.getByRole('button', { name: 'ADD TO CART' }).click(),
  },
  cart: { address: PRODUCT, prepare: add },
  undo: {
    address: PRODUCT,
    prepare: async (page) => {
      await add(page);
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
    },
  },
  'empty-cart': { address: '/cart' },
  login: { address: '/login' },
  'sign-up': {
    address: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Create an account' }).click(),
  },
  'place-order': {
    address: PRODUCT,
    prepare: async (page) => {
      await add(page);
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await page.getByRole('heading', { name: 'Delivery Information' }).waitFor();
    },
  },
  orders: {
    address: '/orders',
    prepare: (page) => page.getByRole('button', { name: 'Track Order' }).first().click(),
  },
  error: { address: '/nowhere' },
};

const OUT = 'test/e2e/screenshots';
const WIDTHS = ['360', '768', '1280', '1920'];
const SCHEMES = ['light', 'dark'] as const;

/** Walks down the page, so that pictures which load as they come near are there. */
const unroll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    // A late picture that is not shown never comes.
    const seen = Array.from(document.images).filter((picture) => picture.checkVisibility());
    await Promise.all(seen.map((picture) => picture.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });

const main = async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, width: { type: 'string' }, scheme: { type: 'string' } },
  });
  const chosen = Object.entries(SCENES).filter(
    ([name]) => !values.only || values.only.split(',').includes(name),
  );
  const widths = values.width?.split(',') ?? WIDTHS;
  const schemes = SCHEMES.filter((scheme) => !values.scheme || values.scheme === scheme);

  mkdirSync(OUT, { recursive: true });
  const server = await serveDist(0);
  const browser = await launchBrowser();
  const all = chosen.length * widths.length * schemes.length;
  let done = 0;
  for (const width of widths.map(Number)) {
    for (const colorScheme of schemes) {
      for (const [name, { address, prepare }] of chosen) {
        const viewport = { width, height: width < 600 ? 740 : 900 };
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        await page.goto(server.url + address);
        await page.locator('h1').waitFor();
        await prepare?.(page);
        await unroll(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) console.log(`${name} at ${width} px is ${overflow} px too wide`);
        await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png`, fullPage: true });
        await page.close();
        done += 1;
        process.stdout.write(`\r${done} of ${all} screenshots`);
      }
    }
  }
  process.stdout.write(`\n${OUT}\n`);
  await browser.close();
  server.stop();
};

void main();
