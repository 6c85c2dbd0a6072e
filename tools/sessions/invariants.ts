import { slices, type RootState } from '../../src/app/rootReducer';
import { products } from '../../src/data/products';
import { VIEWS } from '../../src/data/vocabulary';
import { SIZES } from '../../src/data/vocabulary';
import { linesOf } from '../../src/features/cart/cart';
import {
  selectCartCount,
  selectAvailableLines,
  selectTotals,
} from '../../src/features/cart/cartSlice';
import {
  isAvailable,
  lowestPriceOf,
  priceOf,
} from '../../src/features/catalogue/offer';
import {
  isLocked,
  parseCheckout,
  PAYMENTS,
} from '../../src/features/checkout/checkout';
import {
  FACETS,
  filterByFacets,
  valuesIn,
  mapFacets,
} from '../../src/features/collections/facets';
import { selectResult } from '../../src/features/collections/listSelectors';
import {
  appliedQuery,
  DEFAULT_LIST,
  QUERY_LIMIT,
  SORTS,
} from '../../src/features/collections/listState';
import {
  listUrl,
  parseListParams,
} from '../../src/features/collections/listUrl';
import { matchQuery } from '../../src/features/search/nameMatch';
import { DELIVERY_FIELDS } from '../../src/features/checkout/deliveryFields';
import { parsePlacedOrders } from '../../src/features/orders/order';
import { PRODUCT_TABS } from '../../src/features/product/productPageSlice';
import { isSameJson } from '../../src/lib/guards';
import { parsePathname } from '../../src/routing/paths';

type Invariant = (state: RootState) => boolean;

const productsById = new Map(products.map((product) => [product._id, product]));

const isOneToMax = (value: unknown) =>
  typeof value === 'number' && /^[1-9]\d{0,3}$/.test(String(value));

/** The price and the quantity of each line that can be bought. */
const availableLinesOf = ({ cart }: RootState) =>
  linesOf(cart.items).flatMap(({ productId, size, quantity }) => {
    const product = productsById.get(productId);
    return product && isAvailable(product, size)
      ? [{ price: priceOf(product, size), quantity }]
      : [];
  });

/**
 * The products that each filter alone would show, in the order of the sort. For
 * a query whose words begin no name, its suggestions follow in the same order.
 */
const expectedProducts = ({ list, textSearch }: RootState) => {
  const listsOfFacets = FACETS.map(({ name }) =>
    filterByFacets(products, {
      ...DEFAULT_LIST.selected,
      [name]: list.selected[name] ?? [],
    }),
  );
  const query = appliedQuery(list);
  const { products: named, textQuery } = matchQuery(products, query);
  const isSuggested = textQuery !== '' && textSearch.textQuery === query;
  const suggested = (isSuggested ? textSearch.productIds : [])
    .flatMap((id) => productsById.get(id) ?? [])
    .filter((product) => !named.includes(product));
  const directions = { relevant: 0, 'low-to-high': 1, 'high-to-low': -1 };
  return [named, suggested].flatMap((found) =>
    found
      .filter((product) => listsOfFacets.every((all) => all.includes(product)))
      // `toSorted` keeps the catalogue order of equal prices.
      .toSorted(
        (a, b) => directions[list.sort] * (lowestPriceOf(a) - lowestPriceOf(b)),
      ),
  );
};

const shownProducts = (state: RootState) => {
  const { products: named, suggestions } = selectResult(state);
  return [...named, ...suggestions];
};

/** What is true in every state of a slice. */
const INVARIANTS: Readonly<
  Record<keyof RootState, Readonly<Record<string, Invariant>>>
> = {
  catalogue: {
    'It contains the products of src/data/products.ts.': ({ catalogue }) =>
      catalogue.products === products,
  },
  cart: {
    'Every quantity is whole and from 1 to 9999, no product is without a size.':
      ({ cart: { items } }) =>
        linesOf(items).every(({ quantity }) => isOneToMax(quantity)) &&
        Object.values(items).every((sizes) => Object.keys(sizes).length > 0),
    'The lines are those that can be bought; the count is the sum of their quantities.':
      (state) => {
        const lines = availableLinesOf(state);
        const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        return (
          selectAvailableLines(state).length === lines.length &&
          selectCartCount(state) === count
        );
      },
    'The subtotal is the sum of price times quantity; the total adds the charged fee, and is 0 for an empty cart.':
      (state) => {
        const sum = availableLinesOf(state).reduce(
          (all, { price, quantity }) => all + price * quantity,
          0,
        );
        const { subtotal, fee, total } = selectTotals(state);
        if (sum === 0 && total !== 0) return false;
        return subtotal === sum && total === subtotal + fee;
      },
  },
  list: {
    'A selection is what its texts in the URL select; the sort is one of three.':
      ({ list }) =>
        isSameJson(
          mapFacets((facet) =>
            valuesIn(facet, list.selected[facet.name] ?? []),
          ),
          list.selected,
        ) && SORTS.includes(list.sort),
    [`A query has at most ${QUERY_LIMIT} UTF-16 units and no lone surrogate.`]:
      ({ list: { query } }) =>
        query.length <= QUERY_LIMIT && !/\p{Surrogate}/u.test(query),
    'The list contains the products that each filter alone would show, in the order of the sort; equal prices keep the catalogue order.':
      (state) => {
        const expected = expectedProducts(state);
        const shown = shownProducts(state);
        return (
          shown.length === expected.length &&
          shown.every((product, i) => product === expected[i])
        );
      },
    'The count of a facet value is the length of the list with that value alone in its facet.':
      (state) => {
        const { facetCounts } = selectResult(state);
        return FACETS.every(({ name, options }) =>
          options.every(({ value }) => {
            const selected = { ...state.list.selected, [name]: [value] };
            const list = { ...state.list, selected };
            const shown = shownProducts({ ...state, list });
            return (facetCounts[name]?.get(value) ?? 0) === shown.length;
          }),
        );
      },
    'The URL contains the list: parsed again, it gives the same selection, sort, images and applied query.':
      ({ list }) => {
        const [, search = ''] = listUrl(list).split('?');
        const parsed = parseListParams(search);
        return (
          parsed.sort === list.sort &&
          parsed.isClothShown === list.isClothShown &&
          isSameJson(parsed.selected, list.selected) &&
          parsed.query === appliedQuery(list)
        );
      },
  },
  textSearch: {
    'It has ids of products for a query.': ({ textSearch }) =>
      textSearch.productIds.every((id) => productsById.has(id)) &&
      (textSearch.textQuery !== '' || textSearch.productIds.length === 0),
  },
  checkout: {
    'An order that was sent can be stored and read back.': ({
      checkout: { submission },
    }) =>
      !isLocked(submission) ||
      isSameJson(parseCheckout({ submission })?.submission, {
        ...submission,
        stage: 'unanswered',
      }),
    'The form has its text fields; the payment method is one of the shop.': ({
      checkout: { delivery, payment },
    }) =>
      Object.keys(delivery).join() === DELIVERY_FIELDS.join() &&
      Object.values(delivery).every((text) => typeof text === 'string') &&
      PAYMENTS.includes(payment),
  },
  orders: {
    'Each order is found by its id, and can be stored and read back.': ({
      orders: { placed },
    }) => isSameJson(parsePlacedOrders(placed), placed),
  },
  persistence: {
    'It says whether the cart is stored.': ({ persistence }) =>
      typeof persistence.isStored === 'boolean',
  },
  authUi: {
    'It contains one of two modes and nothing that is typed.': ({ authUi }) =>
      ['{"mode":"login"}', '{"mode":"signUp"}'].includes(
        JSON.stringify(authUi),
      ),
  },
  productPage: {
    'The size is one of five or null, the image one of the gallery, the tab one of two.':
      ({ productPage: { size, imageIndex, tab } }) =>
        (size === null || SIZES.includes(size)) &&
        [...VIEWS.keys()].includes(imageIndex) &&
        PRODUCT_TABS.includes(tab),
  },
  route: {
    'The pathname is normalized: one leading slash, no search and no hash.': ({
      route: { pathname },
    }) =>
      /^\/(?!\/)[^?#]*$/.test(pathname) &&
      parsePathname(pathname).pathname === pathname,
  },
};

/** The invariants that a state violates, of all slices or of those named. */
export const violatedInvariants = (
  state: RootState,
  names: readonly (keyof RootState)[] = slices.map(({ name }) => name),
): string[] => {
  const violated: string[] = [];
  for (const slice of names) {
    for (const [text, isValid] of Object.entries(INVARIANTS[slice])) {
      if (!isValid(state)) violated.push(`${slice}: ${text}`);
    }
  }
  return violated;
};
