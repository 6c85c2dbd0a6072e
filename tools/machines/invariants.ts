import { products, productsById } from '../../src/data/products';
import { toUrl, parseUrl } from '../../src/domain/url';
import { PATHS } from '../../src/domain/paths';
import { DELIVERY_FIELDS, PAYMENTS } from '../../src/domain/checkout';
import { appliedQuery, QUERY_LIMIT, SORTS } from '../../src/domain/filters';
import { ANGLES } from '../../src/domain/images';
import { CATEGORIES, PRODUCT_TYPES, SIZES, type ProductSummary } from '../../src/domain/product';
import { selectCartCount, selectCartLines, selectTotals } from '../../src/selectors/cart';
import { selectCartRows } from '../../src/selectors/cartPage';
import { selectFacetCounts, selectVisibleProducts } from '../../src/selectors/collection';
import { PERSISTED_SLICES } from '../../src/store/persistence';
import { PRODUCT_TABS } from '../../src/domain/productTabs';
import type { RootState } from '../../src/store/rootReducer';

/** What is true in every state, in words and in code. */
export interface Invariant {
  readonly says: string;
  readonly holds: (state: RootState) => boolean;
}

const isWhole = (value: unknown) => typeof value === 'number' && /^[1-9]\d{0,3}$/.test(String(value));

/** The lines of the cart, read off the plain map: nothing here is the shop's own arithmetic. */
const entriesOf = ({ cart }: RootState): (readonly [ProductSummary | undefined, string, number])[] => {
  const entries: (readonly [ProductSummary | undefined, string, number])[] = [];
  for (const id of Object.keys(cart)) {
    for (const [size, quantity] of Object.entries(cart[id] ?? {}))
      entries.push([productsById.get(id), size, quantity]);
  }
  return entries;
};

const isOrdered = (all: readonly string[], chosen: readonly string[]) =>
  chosen.join() === all.filter((value) => chosen.includes(value)).join() &&
  new Set(chosen).size === chosen.length;

const fits = (
  product: ProductSummary,
  categories: readonly string[],
  types: readonly string[],
  query: string,
) =>
  (categories.length === 0 || categories.includes(product.category)) &&
  (types.length === 0 || types.includes(product.subCategory)) &&
  product.name.toLowerCase().includes(query.toLowerCase());

const keyOf = ({ productId, size }: { readonly productId: string; readonly size: string }) =>
  `${productId} ${size}`;

export const INVARIANTS: Readonly<Record<keyof RootState, readonly Invariant[]>> = {
  catalogue: [
    {
      says: 'It is the range of the shop, product for product.',
      holds: ({ catalogue }) =>
        catalogue.products.length === products.length &&
        catalogue.products.every((product, i) => product === products[i]),
    },
  ],
  cart: [
    {
      says: 'It holds only what the shop sells, in sizes in which it is sold, and no product without a line.',
      holds: (state) =>
        entriesOf(state).every(([product, size]) => product?.sizes.some((sold) => sold === size)) &&
        Object.values(state.cart).every((sizes) => Object.keys(sizes).length > 0),
    },
    {
      says: 'Every quantity is whole, 1 to 9999.',
      holds: (state) => entriesOf(state).every(([, , quantity]) => isWhole(quantity)),
    },
    {
      says: 'The badge is the sum of all quantities.',
      holds: (state) => {
        let sum = 0;
        for (const [, , quantity] of entriesOf(state)) sum += quantity;
        return selectCartCount(state) === sum && selectCartLines(state).length === entriesOf(state).length;
      },
    },
    {
      says: 'The subtotal is the sum of price times quantity; the total is that and $10, or nothing for nothing.',
      holds: (state) => {
        let sum = 0;
        for (const [product, , quantity] of entriesOf(state)) sum += (product?.price ?? NaN) * quantity;
        const { subtotal, total } = selectTotals(state);
        return subtotal === sum && total === (sum === 0 ? 0 : sum + 1000);
      },
    },
  ],
  cartPage: [
    {
      says: 'A line is offered one Undo, with a quantity of 1 to 9999.',
      holds: ({ cartPage: { removed } }) =>
        new Set(removed.map(keyOf)).size === removed.length &&
        removed.every(({ quantity }) => isWhole(quantity)),
    },
    {
      says: 'The page shows every line of the cart, and as many gaps as there are lines that were removed.',
      holds: (state) => {
        const rows = selectCartRows(state);
        const gaps = rows.filter(({ kind }) => kind === 'gap');
        const sold = state.cartPage.removed.filter(({ productId }) => productsById.has(productId));
        return rows.length - gaps.length === entriesOf(state).length && gaps.length === sold.length;
      },
    },
  ],
  filters: [
    {
      says: 'Categories and types stand in declared order, each once; the sort is one of three.',
      holds: ({ filters }) =>
        isOrdered(CATEGORIES, filters.categories) &&
        isOrdered(PRODUCT_TYPES, filters.types) &&
        SORTS.includes(filters.sort),
    },
    {
      says: `A query is at most ${QUERY_LIMIT} characters long and can stand in an address.`,
      holds: ({ filters: { query } }) => query.length <= QUERY_LIMIT && !/\p{Surrogate}/u.test(query),
    },
    {
      says: 'The list is what fits, in the chosen order; equal prices keep the order of the range.',
      holds: (state) => {
        const { categories, types, sort, query, searchShown } = state.filters;
        const asked = searchShown ? query.trim() : '';
        const rank = (product: ProductSummary) => {
          if (sort === 'relevant') return 0;
          return sort === 'low-to-high' ? product.price : -product.price;
        };
        const expected: ProductSummary[] = [];
        for (const product of products.filter((each) => fits(each, categories, types, asked))) {
          const at = expected.findIndex((other) => rank(other) > rank(product));
          expected.splice(at < 0 ? expected.length : at, 0, product);
        }
        const shown = selectVisibleProducts(state);
        return shown.length === expected.length && shown.every((product, i) => product === expected[i]);
      },
    },
    {
      says: 'The number beside a choice is the length of the list that it alone of its group would leave.',
      holds: (state) => {
        const { categories, types, query, searchShown } = state.filters;
        const asked = searchShown ? query.trim() : '';
        const counts = selectFacetCounts(state);
        const left = (inCategories: readonly string[], inTypes: readonly string[]) =>
          products.filter((product) => fits(product, inCategories, inTypes, asked)).length;
        return (
          CATEGORIES.every((category) => counts.categories[category] === left([category], types)) &&
          PRODUCT_TYPES.every((type) => counts.types[type] === left(categories, [type]))
        );
      },
    },
    {
      says: 'The address says the same list: what it is read as shows what the state shows.',
      holds: ({ filters }) => {
        const said = parseUrl(toUrl({ pathname: PATHS.collections }, filters)).filters;
        return (
          said?.categories.join() === filters.categories.join() &&
          said.types.join() === filters.types.join() &&
          said.sort === filters.sort &&
          (said.query ?? '') === appliedQuery(filters)
        );
      },
    },
  ],
  checkout: [
    {
      says: 'The form has its nine fields, each a text; payment is one of three.',
      holds: ({ checkout: { delivery, payment } }) =>
        Object.keys(delivery).join() === DELIVERY_FIELDS.join() &&
        Object.values(delivery).every((text) => typeof text === 'string') &&
        PAYMENTS.includes(payment),
    },
  ],
  persistence: [
    {
      says: 'It speaks of the cart and of the checkout, and says of each whether it is kept.',
      holds: ({ persistence }) =>
        Object.keys(persistence).join() === PERSISTED_SLICES.join() &&
        Object.values(persistence).every((how) => ['persisted', 'memoryOnly'].includes(how)),
    },
  ],
  appUpdate: [
    {
      says: 'It is the shop that was opened, or one of which a newer is ready.',
      holds: ({ appUpdate }) => ['none', 'available'].includes(appUpdate),
    },
  ],
  authUi: [
    {
      says: 'One of two modes, and nothing else: no name, no e-mail, no password.',
      holds: ({ authUi }) => ['login', 'signUp'].includes(authUi),
    },
  ],
  productPage: [
    {
      says: 'The size is one of five or none, the picture one that a product has, the tab one of two.',
      holds: ({ productPage: { size, picture, tab } }) =>
        (size === null || SIZES.includes(size)) &&
        ANGLES[picture] !== undefined &&
        PRODUCT_TABS.includes(tab),
    },
  ],
  route: [
    {
      says: 'The pathname is one as links write it: a single slash first, no query, no fragment.',
      holds: ({ route: { pathname } }) =>
        /^\/(?!\/)[^?#]*$/.test(pathname) && parseUrl(pathname).pathname === pathname,
    },
  ],
};

/** The invariants of one slice that this state breaks, in words. */
export const brokenOf = (slice: keyof RootState, state: RootState): string[] =>
  INVARIANTS[slice].filter(({ holds }) => !holds(state)).map(({ says }) => `${slice}: ${says}`);

/** Every invariant that this state breaks, in words. */
export const violatedInvariants = (state: RootState): string[] =>
  Object.entries(INVARIANTS).flatMap(([slice, all]) =>
    all.filter(({ holds }) => !holds(state)).map(({ says }) => `${slice}: ${says}`),
  );
