import type { Page } from 'playwright-core';
import { products } from '../../../src/data/products';
import { productPath } from '../../../src/features/navigation/paths';
import { userActions } from './userActions';
import { COAT, PAGES } from './pages';
import { arrives, twoFrames, untilHydrated } from './waitFor';

/** A page in one of its visual states. */
interface PageState {
  readonly url: string;
  /** The user's actions that lead to the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether the state exists only on screens below 900 px. */
  readonly narrow?: boolean;
}

const [LONGEST_NAME] = products.toSorted((a, b) => b.name.length - a.name.length);
const LONG = productPath(LONGEST_NAME?._id ?? '');

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click();
  // Removes the hover style.
  await page.mouse.move(0, 0);
};

const add =
  (...sizes: readonly string[]) =>
  async (page: Page) => {
    const user = userActions(page);
    for (const size of sizes) {
      await user.chooseSize(size);
      await user.addToCart();
    }
    await user.goToCart();
  };

const fill = add('M', 'L', 'M');

/** Adds products in every size until the cart has `count` lines. */
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

const initial = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, { url: path }]));

const PAGE_STATES: Readonly<Record<string, PageState>> = {
  ...initial,
  'mobile-menu': { url: '/', narrow: true, prepare: press('Menu') },
  'profile-menu': {
    url: '/about',
    prepare: (page) => page.getByRole('link', { name: 'Profile' }).hover(),
  },
  filtered: { url: '/Collections?category=Women&type=Topwear&sort=low-to-high&q=e' },
  'filter-sheet': { url: '/Collections?category=Women', narrow: true, prepare: press(/^Filter/) },
  search: { url: '/Collections', prepare: press('Search') },
  suggestion: { url: '/Collections?q=linnen' },
  'empty-result': { url: '/Collections?category=Kids&q=tuxedo' },
  'long-query': { url: `/Collections?q=${'weft'.repeat(50)}` },
  jobs: { url: '/Contact', prepare: press('Explore Jobs') },
  'long-name': { url: LONG },
  // A dress has the most columns.
  'size-guide': {
    url: productPath('dotted-tea-dress-ink'),
    prepare: async (page) => {
      await press('Size guide')(page);
      await page.getByRole('table', { name: /^Measures/ }).waitFor();
    },
  },
  reviews: { url: COAT.path, prepare: (page) => page.getByRole('tab', { name: /^Reviews/ }).click() },
  zoomed: {
    url: COAT.path,
    prepare: async (page) => {
      await press('Zoom in')(page);
      await page.getByRole('dialog', { name: /close up/ }).waitFor();
    },
  },
  'size-missing': {
    url: COAT.path,
    prepare: async (page) => {
      await press('ADD TO CART')(page);
      // A hovered toast does not close.
      await page.getByRole('alert').hover();
    },
  },
  cart: { url: COAT.path, prepare: fill },
  'cart-long-name': { url: LONG, prepare: add('M') },
  'cart-9999': {
    url: COAT.path,
    prepare: async (page) => {
      await fill(page);
      await page.getByRole('spinbutton').first().fill('9999');
    },
  },
  'long-cart': {
    url: COAT.path,
    prepare: async (page) => {
      await addLines(page, 20);
      await userActions(page).goToCart();
    },
  },
  undo: {
    url: COAT.path,
    prepare: async (page) => {
      await fill(page);
      await press(/^Remove/)(page);
    },
  },
  'empty-cart': { url: PAGES.cart.path },
  placeOrder: {
    url: COAT.path,
    prepare: async (page) => {
      await fill(page);
      await userActions(page).checkOut();
      await page.mouse.move(0, 0);
    },
  },
  'sign-up': { url: '/login', prepare: press('Create an account') },
  'track-order': { url: '/orders', prepare: press('Track Order') },
  error: { url: '/nowhere' },
};

/** The names of the page states at a screen width. */
export const pageStatesAt = (width: number): string[] =>
  Object.keys(PAGE_STATES).filter((name) => !PAGE_STATES[name]?.narrow || width < 900);

/** Deletes all stored data; call it on a page that does not run the shop, which would write again. */
const clearStorage = (page: Page): Promise<void> =>
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

/** Opens a page state with empty storage and waits until it is painted. */
export const openPageState = async (page: Page, shop: string, name: string): Promise<void> => {
  const state = PAGE_STATES[name];
  if (!state) throw new Error(`There is no page state named ${name}.`);
  await page.goto(`${shop}/robots.txt`);
  await clearStorage(page);
  await page.goto(shop + state.url);
  await untilHydrated(page);
  await state.prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
};
