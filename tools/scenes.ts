import type { Page } from 'playwright-core';
import { products } from '../src/data/products';
import { productPath } from '../src/domain/paths';
import { gestures } from './userActions';
import { COAT, PAGES } from './pages';
import { arrives, twoFrames, untilHydrated } from './waitFor';

/** A route of the shop in one of its states. */
export interface Banner {
  readonly address: string;
  /** What the shopper does to come to the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether there is such a state only on screens narrower than 900 px. */
  readonly narrow?: boolean;
}

/** The product whose name takes the most room. */
const [LONGEST] = products.toSorted((a, b) => b.name.length - a.name.length);
const LONG = productPath(LONGEST?._id ?? '');

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click();
  // Off it again, so that it is not seen as it looks under a pointer.
  await page.mouse.move(0, 0);
};

const add =
  (...sizes: readonly string[]) =>
  async (page: Page) => {
    const shopper = gestures(page);
    for (const size of sizes) {
      await shopper.chooseSize(size);
      await shopper.addToCart();
    }
    await shopper.goToCart();
  };

const fill = add('M', 'L', 'M');

/** Adds product after product in every size, by the page's own radios and button, until the cart has so many lines. */
const addLines = async (page: Page, count: number) => {
  const lines = products.flatMap(({ _id, name, sizes }) => sizes.map((size) => ({ _id, name, size })));
  let shown = '';
  for (const { _id, name, size } of lines.slice(0, count)) {
    if (shown !== name) {
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, productPath(_id));
      await arrives(page, name);
      shown = name;
    }
    await page.locator(`input[name="size"][value="${size}"]`).dispatchEvent('click');
    await page.getByRole('button', { name: 'ADD TO CART' }).dispatchEvent('click');
  }
};

/** Every page as a shopper first finds it. */
const asFound = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, { address: path }]),
);

/** Every route, and every state of it that looks like no other. */
const BANNERS: Readonly<Record<string, Banner>> = {
  ...asFound,
  'mobile-menu': { address: '/', narrow: true, prepare: press('Menu') },
  'profile-menu': {
    address: '/about',
    prepare: (page) => page.getByRole('link', { name: 'Profile' }).hover(),
  },
  filtered: { address: '/Collections?category=Women&type=Topwear&sort=low-to-high&q=e' },
  'filter-sheet': { address: '/Collections?category=Women', narrow: true, prepare: press(/^Filter/) },
  search: { address: '/Collections', prepare: press('Search') },
  suggestion: { address: '/Collections?q=linnen' },
  'empty-result': { address: '/Collections?category=Kids&q=tuxedo' },
  'long-query': { address: `/Collections?q=${'weft'.repeat(50)}` },
  jobs: { address: '/Contact', prepare: press('Explore Jobs') },
  'long-name': { address: LONG },
  reviews: { address: COAT.path, prepare: (page) => page.getByRole('tab', { name: /^Reviews/ }).click() },
  zoomed: {
    address: COAT.path,
    prepare: async (page) => {
      await press('Zoom in')(page);
      await page.getByRole('dialog', { name: /close up/ }).waitFor();
    },
  },
  refused: {
    address: COAT.path,
    prepare: async (page) => {
      await press('ADD TO CART')(page);
      // Whoever points at a toast keeps it.
      await page.getByRole('alert').hover();
    },
  },
  cart: { address: COAT.path, prepare: fill },
  'cart-long-name': { address: LONG, prepare: add('M') },
  'cart-9999': {
    address: COAT.path,
    prepare: async (page) => {
      await fill(page);
      await page.getByRole('spinbutton').first().fill('9999');
    },
  },
  'cart-99': {
    address: COAT.path,
    prepare: async (page) => {
      await addLines(page, 99);
      await gestures(page).goToCart();
    },
  },
  undo: {
    address: COAT.path,
    prepare: async (page) => {
      await fill(page);
      await press(/^Remove/)(page);
    },
  },
  'empty-cart': { address: PAGES.cart.path },
  placeOrder: {
    address: COAT.path,
    prepare: async (page) => {
      await fill(page);
      await gestures(page).checkOut();
      await page.mouse.move(0, 0);
    },
  },
  'sign-up': { address: '/login', prepare: press('Create an account') },
  'track-order': { address: '/orders', prepare: press('Track Order') },
  error: { address: '/nowhere' },
};

/** The names of the scenes that a screen of this width has. */
export const scenesAt = (width: number): string[] =>
  Object.keys(BANNERS).filter((name) => !BANNERS[name]?.narrow || width < 900);

/** Lets the browser forget all that it keeps, at an address where no shop is open to write it anew. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = resolve;
        request.onblocked = resolve;
      });
    }
  });

/** Goes to a scene and waits until everything on its first screen stands still. */
export const enter = async (page: Page, shop: string, name: string): Promise<void> => {
  const scene = BANNERS[name];
  if (!scene) throw new Error(`There is no scene named ${name}.`);
  await page.goto(`${shop}/robots.txt`);
  await forget(page);
  await page.goto(shop + scene.address);
  await untilHydrated(page);
  await scene.prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
};
