import type { Page } from 'playwright-core';
import { products } from '../../../src/data/products';
import { productPath } from '../../../src/features/navigation/paths';
import { userActions } from './userActions';
import { COAT, PAGES } from './pages';
import { arrives, twoFrames, untilHydrated } from './waitFor';

type Action = (page: Page) => Promise<unknown>;

/** A page in one of its visual states. */
interface PageState {
  readonly url: string;
  /** The user's actions that lead to the state. */
  readonly actions?: readonly Action[];
  /** Whether the state exists only on screens below 900 px. */
  readonly narrow?: boolean;
}

const [LONGEST_NAME] = products.toSorted(
  (a, b) => b.name.length - a.name.length,
);
const LONG = productPath(LONGEST_NAME?._id ?? '');

const leave = (page: Page) => page.mouse.move(0, 0);

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click();
  // Removes the hover style.
  await leave(page);
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

/** Adds five products in four sizes each. */
const addLines = async (page: Page) => {
  for (const { _id, name, sizes } of products
    .filter((each) => each.sizes.length > 3)
    .slice(0, 5)) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, productPath(_id));
    await arrives(page, name);
    for (const size of sizes.slice(0, 4)) {
      await page
        .locator(`input[name="size"][value="${size}"]`)
        .dispatchEvent('click');
      await page
        .getByRole('button', { name: 'ADD TO CART' })
        .dispatchEvent('click');
    }
  }
  await userActions(page).goToCart();
};

const initial = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, { url: path }]),
);

const PAGE_STATES: Readonly<Record<string, PageState>> = {
  ...initial,
  'mobile-menu': { url: '/', narrow: true, actions: [press('Menu')] },
  'profile-menu': {
    url: '/about',
    actions: [(page) => page.getByRole('link', { name: 'Profile' }).hover()],
  },
  filtered: {
    url: '/Collections?category=Women&type=Topwear&sort=low-to-high&q=e',
  },
  'filter-sheet': {
    url: '/Collections?category=Women',
    narrow: true,
    actions: [press(/^Filter/)],
  },
  search: { url: '/Collections', actions: [press('Search')] },
  suggestion: { url: '/Collections?q=linnen' },
  'empty-result': { url: '/Collections?category=Kids&q=tuxedo' },
  'long-query': { url: `/Collections?q=${'weft'.repeat(50)}` },
  jobs: { url: '/Contact', actions: [press('Explore Jobs')] },
  'long-name': { url: LONG },
  // A dress has the most columns.
  'size-guide': {
    url: productPath('dotted-tea-dress-ink'),
    actions: [
      press('Size guide'),
      (page) => page.getByRole('table', { name: /^Measures/ }).waitFor(),
    ],
  },
  reviews: {
    url: COAT.path,
    actions: [(page) => userActions(page).openTab(/^Reviews/)],
  },
  zoomed: {
    url: COAT.path,
    actions: [
      press('Zoom in'),
      (page) => page.getByRole('dialog', { name: /close up/ }).waitFor(),
    ],
  },
  'size-missing': {
    url: COAT.path,
    // A hovered toast does not close.
    actions: [press('ADD TO CART'), (page) => page.getByRole('alert').hover()],
  },
  cart: { url: COAT.path, actions: [fill] },
  'cart-long-name': { url: LONG, actions: [add('M')] },
  'cart-9999': {
    url: COAT.path,
    actions: [
      fill,
      (page) => page.getByRole('spinbutton').first().fill('9999'),
    ],
  },
  'long-cart': { url: COAT.path, actions: [addLines] },
  undo: { url: COAT.path, actions: [fill, press(/^Remove/)] },
  'empty-cart': { url: PAGES.cart.path },
  placeOrder: {
    url: COAT.path,
    actions: [fill, (page) => userActions(page).checkOut(), leave],
  },
  'sign-up': { url: '/login', actions: [press('Create an account')] },
  'track-order': { url: '/orders', actions: [press('Track Order')] },
  error: { url: '/nowhere' },
};

/** The names of the page states at a screen width. */
export const pageStatesAt = (width: number): string[] =>
  Object.keys(PAGE_STATES).filter(
    (name) => !PAGE_STATES[name]?.narrow || width < 900,
  );

/**
 * Deletes all stored data; call it on a page that does not run the shop, which
 * would write again.
 */
const clearStorage = async (page: Page, origin: string): Promise<void> => {
  await page.evaluate(() =>
    [localStorage, sessionStorage].forEach((storage) => storage.clear()),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'indexeddb',
  });
  await session.detach();
};

/** Opens a page state with empty storage and waits until it is painted. */
export const openPageState = async (
  page: Page,
  shop: string,
  name: string,
): Promise<void> => {
  const state = PAGE_STATES[name];
  if (!state) throw new Error(`There is no page state named ${name}.`);
  await page.goto(`${shop}/robots.txt`);
  await clearStorage(page, shop);
  await page.goto(shop + state.url);
  await untilHydrated(page);
  for (const action of state.actions ?? []) await action(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
};
