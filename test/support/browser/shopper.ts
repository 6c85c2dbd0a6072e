import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import {
  countItems,
  linesOf,
  parseQuantities,
} from '../../../src/features/cart/cart';
import { isObject } from '../../../src/lib/guards';
import { PAGES } from './pages';

// What a shopper finds on a page and does there, by visible names.

type Part = Page | Locator;
type Name = string | RegExp;

export const button = (part: Part, name: Name) =>
  part.getByRole('button', { name });

export const checkbox = (page: Page, name: Name) =>
  page.getByRole('checkbox', { name });

/** The radio of a size of a product or of a payment. */
export const radio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true });

export const headerLink = (page: Page, name: Name) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** The product cards in a part of the page. */
export const cards = (part: Part) =>
  part.locator('li:has(> a[href^="/product/"])');

/** Waits until the cart icon shows this number. */
export const waitForBadge = (page: Page, count: number) =>
  headerLink(page, `Cart ${count}`).waitFor();

/** The script that gives a page `idbKeyval`. */
export const IDB_KEYVAL = readFileSync(
  require.resolve('idb-keyval/umd'),
  'utf8',
);

/**
 * Waits until this number of items is stored. A page that is left earlier may
 * lose the last addition.
 */
export const untilStored = (page: Page, count: number) =>
  until(`${count} items are stored`, async () => {
    const record: unknown = await page.evaluate(
      `;${IDB_KEYVAL}; idbKeyval.get('record', idbKeyval.createStore('weft.cart', 'keyval'))`,
    );
    const items = isObject(record) ? parseQuantities(record['items']) : {};
    return countItems(linesOf(items)) === count;
  });

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Chooses a size or a payment. */
export const choose = async (page: Page, name: string) => {
  await untilHydrated(page);
  await radio(page, name).click();
  await page.getByRole('radio', { name, exact: true, checked: true }).waitFor();
};

/** The names of the links of the header. */
const HEADER_LINKS = {
  home: 'HOME',
  collections: 'COLLECTIONS',
  about: 'ABOUT',
  contact: 'CONTACT',
  cart: /^Cart/,
  login: 'Profile',
} as const;

/** Follows a link of the header. */
export const goTo = async (page: Page, name: keyof typeof HEADER_LINKS) => {
  await headerLink(page, HEADER_LINKS[name]).click();
  await arrives(page, PAGES[name].heading);
};

export const openProduct = async (page: Page, name: string) => {
  const link = page.getByRole('main').getByRole('link', { name });
  await link.first().click();
  await arrives(page, name);
};

/** Adds one item on a product page. */
export const addToCart = async (page: Page, size: string) => {
  await choose(page, size);
  await press(page, 'ADD TO CART');
};

export const checkOut = async (page: Page) => {
  await press(page, 'PROCEED TO CHECKOUT');
  await arrives(page, PAGES.placeOrder.heading);
};

export const placeOrder = async (page: Page) => {
  await press(page, 'PLACE ORDER');
  await arrives(page, PAGES.orders.heading);
};

/** Waits for the page with this h1. */
export const arrives = (page: Page, heading: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** Waits until the prerendered page reacts to input. */
export const untilHydrated = (page: Page) =>
  page.locator('html[data-start="done"]').waitFor({ state: 'attached' });

/**
 * Loads the page again, and waits until it shows the stored state. Before that
 * it shows a copy of the cart count.
 */
export const reload = async (page: Page) => {
  await page.reload();
  await untilHydrated(page);
};

/** Waits until pending changes are painted. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

const INTERVAL_MS = 40;
const TIMEOUT_MS = 60_000;

/** Polls until something is found or true; throws after a minute. */
export const until = async <T>(
  what: string,
  find: () => T | false | Promise<T | false>,
) => {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Timed out waiting until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
};
