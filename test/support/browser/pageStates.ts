import type { Page } from 'playwright-core';
import { products } from '../../../src/data/products';
import type { Quantities } from '../../../src/features/cart/cart';
import { productPath } from '../../../src/routing/paths';
import { COAT, PAGES } from './pages';
import {
  button,
  headerLink,
  IDB_KEYVAL,
  twoFrames,
  untilHydrated,
} from './shopper';

type Action = (page: Page) => Promise<unknown>;

/** A page in one of its visual states. */
interface PageState {
  url: string;
  /** What the stored cart holds. */
  items?: Quantities;
  /** The user's actions that lead to the state. */
  actions?: readonly Action[];
  /** Whether the state exists only on screens below 900 px. */
  narrow?: boolean;
}

const [LONGEST_NAME] = products.toSorted(
  (a, b) => b.name.length - a.name.length,
);
const LONG_ID = LONGEST_NAME?._id ?? '';

const press =
  (name: string): Action =>
  async (page) => {
    await button(page, name).first().click();
    // Removes the hover style.
    await page.mouse.move(0, 0);
  };

const COATS: Quantities = { [COAT.id]: { M: 2, L: 1 } };

/** Five products in four sizes each. */
const MANY: Quantities = Object.fromEntries(
  products
    .filter(({ sizes }) => sizes.length > 3)
    .slice(0, 5)
    .map(({ _id, sizes }) => {
      const quantities = sizes.slice(0, 4).map((size) => [size, 1]);
      return [_id, Object.fromEntries(quantities)];
    }),
);

const initial = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, { url: path }]),
);

const PAGE_STATES: Readonly<Record<string, PageState>> = {
  ...initial,
  'mobile-menu': { url: '/', narrow: true, actions: [press('Menu')] },
  'profile-menu': {
    url: '/about',
    actions: [(page) => headerLink(page, 'Profile').hover()],
  },
  filtered: {
    url: '/Collections?category=Women&type=Topwear&sort=low-to-high&q=e',
  },
  'filter-sheet': {
    url: '/Collections?category=Women',
    narrow: true,
    actions: [press('Filter (1)')],
  },
  cloth: { url: '/Collections?show=cloth' },
  suggestion: { url: '/Collections?q=linnen' },
  // A chip above one of several lines.
  'empty-result': {
    url: `/Collections?category=Kids&q=${'weft'.repeat(50)}`,
  },
  contact: { url: '/Contact', actions: [press('Explore Jobs')] },
  // A dress has the most columns.
  'size-guide': {
    url: productPath('dotted-tea-dress-ink'),
    actions: [
      press('Size guide'),
      (page) => page.getByRole('table', { name: /^Measurements/ }).waitFor(),
    ],
  },
  reviews: {
    url: productPath(LONG_ID),
    actions: [
      (page) => page.getByRole('tab', { name: 'Reviews' }).click(),
      press('ADD TO CART'),
      // A toast stays while its button has the focus.
      (page) => button(page, 'Dismiss').focus(),
    ],
  },
  zoomed: {
    url: COAT.path,
    actions: [
      press('Zoom in'),
      (page) => page.getByRole('dialog', { name: 'close up' }).waitFor(),
    ],
  },
  cart: {
    url: PAGES.cart.path,
    items: {
      [COAT.id]: { M: 9999, L: 1 },
      [LONG_ID]: { M: 1 },
      'no-product': { M: 1 },
    },
  },
  'long-cart': { url: PAGES.cart.path, items: MANY },
  undo: {
    url: PAGES.cart.path,
    items: COATS,
    actions: [press('Remove')],
  },
  'empty-cart': { url: PAGES.cart.path },
  placeOrder: { url: PAGES.placeOrder.path, items: COATS },
  'order-lines': {
    url: PAGES.placeOrder.path,
    items: MANY,
    narrow: true,
    actions: [(page) => page.getByText('Your order: 20 items').click()],
  },
  'sign-up': { url: '/login', actions: [press('Create an account')] },
  orders: { url: '/orders', actions: [press('Track Order')] },
  error: { url: '/nowhere' },
};

/** The names of the page states at a screen width. */
export const pageStatesAt = (width: number): string[] =>
  Object.keys(PAGE_STATES).filter(
    (name) => !PAGE_STATES[name]?.narrow || width < 900,
  );

/**
 * Opens a page state in a tab that shows another file of the shop, with nothing
 * else stored, and waits until it is painted.
 */
export const openPageState = async (page: Page, shop: string, name: string) => {
  const state = PAGE_STATES[name];
  if (!state) throw new Error(`There is no page state named ${name}.`);
  const { url, items = {}, actions = [] } = state;
  await page.evaluate(
    `;${IDB_KEYVAL}; localStorage.clear(); sessionStorage.clear();
    idbKeyval.set('record', ${JSON.stringify({ items })}, idbKeyval.createStore('weft.cart', 'keyval'))`,
  );
  await page.mouse.move(0, 0);
  await page.goto(shop + url);
  await untilHydrated(page);
  // The start waits for the stored cart no longer than a second.
  if (state.items) await headerLink(page, /^Cart \d/).waitFor();
  for (const act of actions) await act(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
};
