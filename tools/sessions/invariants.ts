import { products } from '../../src/data/products';
import {
  DELIVERY_FIELDS,
  PAYMENTS,
} from '../../src/features/checkout/checkout';
import {
  FACETS,
  type FacetSelection,
} from '../../src/features/collection/facets';
import {
  appliedQuery,
  QUERY_LIMIT,
  SORTS,
} from '../../src/features/collection/filters';
import { VIEWS } from '../../src/data/catalogue';
import { PATHS } from '../../src/features/navigation/paths';
import { FEE } from '../../src/data/shop';
import { SIZES } from '../../src/features/catalogue/product';
import { PRODUCT_TABS } from '../../src/features/product/productPageSlice';
import { dollars } from '../../src/shop/productRows';
import type { ProductSummary } from '../../src/shop/product';
import { parseUrl, toUrl } from '../../src/features/collection/url';
import {
  selectCartCount,
  selectCartLines,
  selectTotals,
} from '../../src/features/cart/cartSlice';
import {
  selectFacetCounts,
  selectVisibleProducts,
} from '../../src/features/collection/collectionSelectors';
import type { RootState, slices } from '../../src/app/rootReducer';

type SliceName = (typeof slices)[number]['name'];

export interface Invariant {
  readonly text: string;
  readonly holds: (state: RootState) => boolean;
}

const productsById = new Map(products.map((product) => [product._id, product]));

const isOneToMax = (value: unknown) =>
  typeof value === 'number' && /^[1-9]\d{0,3}$/.test(String(value));

type Entry = readonly [id: string, size: string, quantity: unknown];

const entriesOf = ({ cart }: RootState): Entry[] => {
  const items: Readonly<Record<string, object>> = cart.items;
  return Object.entries(items).flatMap(([id, quantities]) =>
    Object.entries(quantities).map(([size, quantity]): Entry => [
      id,
      size,
      quantity,
    ]),
  );
};

const soldEntriesOf = (state: RootState) =>
  entriesOf(state).flatMap(([id, size, quantity]) => {
    const product = productsById.get(id);
    return product?.sizes.some((sold) => sold === size)
      ? [{ product, quantity: Number(quantity) }]
      : [];
  });

const isOrdered = (all: readonly string[], selected: readonly string[]) =>
  JSON.stringify(selected) ===
  JSON.stringify(all.filter((value) => selected.includes(value)));

const matches = (
  product: ProductSummary,
  selection: FacetSelection,
  query: string,
) =>
  FACETS.every(
    ({ name, field }) =>
      selection[name].length === 0 ||
      [product[field]].flat().some((value) => selection[name].includes(value)),
  ) && product.name.toLowerCase().includes(query.toLowerCase());

export const INVARIANTS = {
  catalogue: [
    {
      text: 'It holds the products of src/data/products.ts.',
      holds: ({ catalogue }) => catalogue.products === products,
    },
  ],
  cart: [
    {
      text: 'Every quantity is whole and from 1 to 9999, no product is without a size.',
      holds: (state) =>
        entriesOf(state).every(([, , quantity]) => isOneToMax(quantity)) &&
        Object.values(state.cart.items).every(
          (quantities) => Object.keys(quantities).length > 0,
        ),
    },
    {
      text: 'The lines are the entries that the catalogue sells; the count is the sum of their quantities.',
      holds: (state) =>
        selectCartLines(state).length === soldEntriesOf(state).length &&
        selectCartCount(state) ===
          soldEntriesOf(state).reduce((sum, { quantity }) => sum + quantity, 0),
    },
    {
      text: 'The subtotal is the sum of price times quantity; the total adds the delivery fee of the shop, or is 0 for an empty cart.',
      holds: (state) => {
        const sum = soldEntriesOf(state).reduce(
          (all, { product, quantity }) => all + product.price * quantity,
          0,
        );
        const { subtotal, total } = selectTotals(state);
        return (
          subtotal === sum && total === (sum === 0 ? 0 : sum + dollars(FEE))
        );
      },
    },
  ],
  filters: [
    {
      text: 'The selected values of each facet are in declared order, each once; the sort is one of three.',
      holds: ({ filters }) =>
        FACETS.every(({ name, values }) => isOrdered(values, filters[name])) &&
        SORTS.includes(filters.sort),
    },
    {
      text: `A query has at most ${QUERY_LIMIT} UTF-16 units and no lone surrogate.`,
      holds: ({ filters: { query } }) =>
        query.length <= QUERY_LIMIT && !/\p{Surrogate}/u.test(query),
    },
    {
      text: 'The list holds every product that matches, in the order of the sort; equal prices keep the catalogue order.',
      holds: (state) => {
        const { sort } = state.filters;
        const query = appliedQuery(state.filters);
        const rank = ({ price }: ProductSummary) => {
          if (sort === 'relevant') return 0;
          return sort === 'low-to-high' ? price : -price;
        };
        const expected: ProductSummary[] = [];
        for (const product of products.filter((each) =>
          matches(each, state.filters, query),
        )) {
          const at = expected.findIndex((other) => rank(other) > rank(product));
          expected.splice(at < 0 ? expected.length : at, 0, product);
        }
        const visible = selectVisibleProducts(state);
        return (
          visible.length === expected.length &&
          visible.every((product, i) => product === expected[i])
        );
      },
    },
    {
      text: 'The count of a facet value is the length of the list with that value alone in its facet.',
      holds: (state) => {
        const query = appliedQuery(state.filters);
        const counts = selectFacetCounts(state);
        const count = (selection: FacetSelection) =>
          products.filter((product) => matches(product, selection, query))
            .length;
        return FACETS.every(({ name, values }) =>
          values.every(
            (value) =>
              counts[name][value] ===
              count({ ...state.filters, [name]: [value] }),
          ),
        );
      },
    },
    {
      text: 'The URL holds the list: parsed again, it gives the same values, sort and applied query.',
      holds: ({ filters }) => {
        const parsed = parseUrl(
          toUrl({ pathname: PATHS.collections }, filters),
        ).filters;
        return (
          parsed?.sort === filters.sort &&
          FACETS.every(
            ({ name }) => parsed[name].join() === filters[name].join(),
          ) &&
          (parsed.query ?? '') === appliedQuery(filters)
        );
      },
    },
  ],
  checkout: [
    {
      text: 'The form has its nine text fields; the payment method is one of three.',
      holds: ({ checkout: { delivery, payment } }) =>
        Object.keys(delivery).join() === DELIVERY_FIELDS.join() &&
        Object.values(delivery).every((text) => typeof text === 'string') &&
        PAYMENTS.includes(payment),
    },
  ],
  persistence: [
    {
      text: 'It holds why the browser does not keep a slice.',
      holds: ({ persistence }) =>
        Object.values(persistence).every((status) =>
          ['memoryOnly', 'outdated'].includes(status),
        ),
    },
  ],
  appUpdate: [
    {
      text: 'It is none or available.',
      holds: ({ appUpdate }) => ['none', 'available'].includes(appUpdate),
    },
  ],
  authUi: [
    {
      text: 'It holds one of two modes and nothing that is typed.',
      holds: ({ authUi }) =>
        ['{"mode":"login"}', '{"mode":"signUp"}'].includes(
          JSON.stringify(authUi),
        ),
    },
  ],
  productPage: [
    {
      text: 'The size is one of five or null, the image one of the gallery, the tab one of two.',
      holds: ({ productPage: { size, imageIndex, tab } }) =>
        (size === null || SIZES.includes(size)) &&
        [...VIEWS.keys()].includes(imageIndex) &&
        PRODUCT_TABS.includes(tab),
    },
  ],
  route: [
    {
      text: 'The pathname is normalized: one leading slash, no search and no hash.',
      holds: ({ route: { pathname } }) =>
        /^\/(?!\/)[^?#]*$/.test(pathname) &&
        parseUrl(pathname).pathname === pathname,
    },
  ],
} satisfies Partial<Record<SliceName, readonly Invariant[]>>;

export const violatedInvariants = (state: RootState): string[] =>
  Object.entries<readonly Invariant[]>(INVARIANTS).flatMap(
    ([slice, invariants]) =>
      invariants
        .filter(({ holds }) => !holds(state))
        .map(({ text }) => `${slice}: ${text}`),
  );
