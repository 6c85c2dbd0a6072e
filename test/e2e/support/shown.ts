import type { Page } from 'playwright-core';
import type { RootState } from '../../../src/app/rootReducer';
import { authUi } from '../../../src/features/auth/authUiSlice';
import { selectCartCount, selectCartRows, selectTotals } from '../../../src/features/cart/cartSlice';
import { DELIVERY_FEE, formatAmount, formatPrice } from '../../../src/features/catalogue/money';
import { selectProductSummary } from '../../../src/features/catalogue/catalogueSlice';
import { DELIVERY_FIELDS } from '../../../src/features/checkout/checkout';
import {
  selectFacetCounts,
  selectVisibleProducts,
} from '../../../src/features/collection/collectionSelectors';
import { FACETS } from '../../../src/features/collection/facets';
import { appliedQuery } from '../../../src/features/collection/filters';
import { selectIsSearching, selectUrl } from '../../../src/features/collection/filtersSlice';
import { HOME_TITLE } from '../../../src/data/homePage';
import { productIdAt } from '../../../src/features/navigation/paths';
import { selectImageIndex, selectSize } from '../../../src/features/product/productSelectors';

const NOTICES = [
  'A new version of the shop is available.',
  'A newer version of the shop',
  'Your browser may not keep this cart after you close the page.',
  'Your browser may not keep what you enter if the page is reloaded.',
] as const;

/** What a page shows of the state. A page without a part has an empty list. */
interface Shown {
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly badge: string;
  readonly query: string | undefined;
  readonly notices: readonly string[];
  readonly count: readonly string[];
  readonly sort: readonly (string | undefined)[];
  readonly facets: readonly string[];
  readonly chips: readonly string[];
  readonly products: readonly (string | null)[];
  readonly chosen: readonly string[];
  readonly rows: readonly string[];
  readonly amounts: readonly string[];
  readonly fields: readonly (string | undefined)[];
}

/** Reads the page. All of it is read at once, so that no change falls in between. */
export const shownByPage = (page: Page): Promise<Shown> =>
  page.evaluate((notices) => {
    const all = <T>(selector: string, read: (element: Element) => T): T[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(read);
    const on = <T>(path: string, value: readonly T[]) => (location.pathname === path ? value : []);
    const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
    const valueOf = (field: Element) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
    return {
      url: location.pathname + location.search,
      title: document.title,
      heading: all('h1', textOf).join(),
      badge: all('header a[href="/cart"] > :last-child', textOf).join(),
      query: all('input[type=search]', valueOf)[0],
      notices: notices.filter((text) => document.body.textContent.includes(text)),
      count: all('main p[role=status]', textOf),
      sort: all('main select', valueOf),
      facets: all('[aria-label=Filters] fieldset > div', (row) => {
        const isChecked = row.querySelector('input')?.checked ?? false;
        return `${textOf(row.querySelector('label'))} ${isChecked} ${textOf(row.lastElementChild)}`;
      }),
      chips: all('[aria-label="Active filters"] button', textOf),
      products: on(
        '/Collections',
        all('main a[href^="/product/"]', (card) => card.ariaLabel),
      ),
      chosen: all('main :is(input[type=radio]:checked, [role=tab][aria-selected=true])', (option) =>
        option instanceof HTMLInputElement ? `${option.name} ${option.value}` : textOf(option),
      ),
      rows: on(
        '/cart',
        all('main li', (row) => {
          const field = row.querySelector('input');
          return field ? `${field.ariaLabel} ${field.value}` : textOf(row.querySelector('p'));
        }),
      ),
      amounts: all('section[aria-labelledby=totals] dd', textOf),
      fields: on('/place-order', all('main form input', valueOf)),
    };
  }, NOTICES);

type State = RootState;

const HEADINGS: Readonly<Record<string, string>> = {
  '/': 'Latest Arrivals',
  '/Collections': 'All Collections',
  '/about': 'About us',
  '/cart': 'Your Cart',
  '/place-order': 'Delivery Information',
};

const TITLES: Readonly<Record<string, string>> = {
  '/Collections': 'Collections',
  '/about': 'About us',
  '/cart': 'Cart',
  '/place-order': 'Place order',
};

const ofList = (state: State): Partial<Shown> => {
  const { filters } = state;
  const products = selectVisibleProducts(state);
  const counts = selectFacetCounts(state);
  const query = appliedQuery(filters);
  const counted = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
  const chosen = [...FACETS.flatMap(({ name }) => filters[name]), ...(query ? [`“${query}”`] : [])];
  return {
    ...(selectIsSearching(state) && { query: filters.query }),
    count: [counted(products.length)],
    sort: [filters.sort],
    facets: FACETS.flatMap(({ name, values }) =>
      values.map((value) => `${value} ${filters[name].includes(value)} ${counted(counts[name][value] ?? 0)}`),
    ),
    chips: chosen.length > 0 ? [...chosen, 'Clear all'] : [],
    products: products.map(({ name, price }) => `${name} ${formatPrice(price)}`),
  };
};

const ofProduct = (state: State, productId: string): Partial<Shown> => {
  const { name = '' } = selectProductSummary(state, productId) ?? {};
  const size = selectSize(state, productId);
  return {
    title: `${name} · Weft`,
    heading: name,
    chosen: [
      `image ${selectImageIndex(state, productId)}`,
      ...(size ? [`size ${size}`] : []),
      state.productPage.tab === 'reviews' ? 'Reviews (122)' : 'Description',
    ],
  };
};

const amountsOf = (state: State) => {
  const { subtotal, total } = selectTotals(state);
  return [subtotal, DELIVERY_FEE, total].map(formatAmount);
};

const ofCart = (state: State): Partial<Shown> => ({
  amounts: amountsOf(state),
  rows: selectCartRows(state).map(({ kind, line, product }) => {
    const title = `${product.name}, size ${line.size}`;
    return kind === 'removed' ? `${title}, was removed.` : `Quantity of ${title} ${line.quantity}`;
  }),
});

const ofPlaceOrder = (state: State): Partial<Shown> => ({
  amounts: amountsOf(state),
  fields: DELIVERY_FIELDS.map((field) => state.checkout.delivery[field]),
  chosen: [`payment ${state.checkout.payment}`],
});

const ofLogin = (state: State): Partial<Shown> => {
  const heading = authUi.selectors.selectMode(state) === 'signUp' ? 'Sign Up' : 'Login';
  return { heading, title: `${heading} · Weft` };
};

const PARTS: Readonly<Record<string, (state: State) => Partial<Shown>>> = {
  '/Collections': ofList,
  '/cart': ofCart,
  '/place-order': ofPlaceOrder,
  '/login': ofLogin,
};

const noticesOf = ({ appUpdate, persistence, route }: State) => {
  const [update, newer, cart, checkout] = NOTICES;
  return [
    ...(appUpdate === 'available' ? [update] : []),
    ...(route.pathname === '/cart' && persistence.cart === 'outdated' ? [newer] : []),
    ...(route.pathname === '/cart' && persistence.cart === 'memoryOnly' ? [cart] : []),
    ...(route.pathname === '/place-order' && persistence.checkout === 'memoryOnly' ? [checkout] : []),
  ];
};

/** What a page has to show, by the selectors. */
export const shownByState = (state: State): Shown => {
  const { pathname } = state.route;
  const productId = productIdAt(pathname);
  const part = productId ? ofProduct(state, productId) : PARTS[pathname]?.(state);
  return {
    url: selectUrl(state),
    title: TITLES[pathname] ? `${TITLES[pathname]} · Weft` : HOME_TITLE,
    heading: HEADINGS[pathname] ?? '',
    badge: selectCartCount(state) > 0 ? String(selectCartCount(state)) : 'Cart',
    query: undefined,
    notices: noticesOf(state),
    count: [],
    sort: [],
    facets: [],
    chips: [],
    products: [],
    chosen: [],
    rows: [],
    amounts: [],
    fields: [],
    ...part,
  };
};
