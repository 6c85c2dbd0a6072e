import { products } from '../../src/data/products';
import {
  DELIVERY_FIELDS,
  PAYMENTS,
} from '../../src/features/checkout/checkout';
import {
  filterProducts,
  isSameSelection,
  isSameValues,
  NO_SELECTION,
} from '../../src/features/collection/facetSelection';
import { FACETS } from '../../src/features/collection/facets';
import {
  appliedQuery,
  QUERY_LIMIT,
  SORTS,
  type Sort,
} from '../../src/features/collection/filters';
import { matchQuery } from '../../src/features/collection/matchAndSort';
import { VIEWS } from '../../src/data/catalogue';
import { PATHS } from '../../src/features/navigation/paths';
import { SIZES } from '../../src/features/catalogue/product';
import { PRODUCT_TABS } from '../../src/features/product/productPageSlice';
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

interface Entry {
  readonly id: string;
  readonly size: string;
  readonly quantity: unknown;
}

const entriesOf = ({ cart }: RootState): Entry[] => {
  const items: Readonly<Record<string, Record<string, unknown>>> = cart.items;
  const entries: Entry[] = [];
  for (const [id, quantities] of Object.entries(items)) {
    for (const [size, quantity] of Object.entries(quantities))
      entries.push({ id, size, quantity });
  }
  return entries;
};

const soldEntriesOf = (state: RootState) => {
  const sold = [];
  for (const { id, size, quantity } of entriesOf(state)) {
    const product = productsById.get(id);
    const hasSize = product?.sizes.some((each) => each === size);
    if (product && hasSize) sold.push({ product, quantity: Number(quantity) });
  }
  return sold;
};

/** The products that each filter alone would show, in catalogue order. */
const expectedProducts = ({ filters }: RootState) => {
  const lists = FACETS.map(({ name }) =>
    filterProducts(products, { ...NO_SELECTION, [name]: filters[name] }),
  );
  lists.push(matchQuery(products, appliedQuery(filters)));
  return products.filter((product) =>
    lists.every((list) => list.includes(product)),
  );
};

const isSorted = (list: readonly ProductSummary[], sort: Sort) => {
  const rank = ({ price }: ProductSummary) => {
    if (sort === 'relevant') return 0;
    return sort === 'low-to-high' ? price : -price;
  };
  return list.slice(1).every((product, i) => {
    const before = list[i] ?? product;
    const step = rank(product) - rank(before);
    return step === 0
      ? products.indexOf(product) > products.indexOf(before)
      : step > 0;
  });
};

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
      holds: (state) => {
        const entries = entriesOf(state);
        const items = Object.values(state.cart.items);
        return (
          entries.every(({ quantity }) => isOneToMax(quantity)) &&
          items.every((quantities) => Object.keys(quantities).length > 0)
        );
      },
    },
    {
      text: 'The lines are the entries that the catalogue sells; the count is the sum of their quantities.',
      holds: (state) => {
        const sold = soldEntriesOf(state);
        const count = sold.reduce((sum, { quantity }) => sum + quantity, 0);
        return (
          selectCartLines(state).length === sold.length &&
          selectCartCount(state) === count
        );
      },
    },
    {
      text: 'The subtotal is the sum of price times quantity; the total adds the charged fee, and is 0 for an empty cart.',
      holds: (state) => {
        const sum = soldEntriesOf(state).reduce(
          (all, { product, quantity }) => all + product.price * quantity,
          0,
        );
        const { subtotal, fee, total } = selectTotals(state);
        if (sum === 0 && total !== 0) return false;
        return subtotal === sum && total === subtotal + fee;
      },
    },
  ],
  filters: [
    {
      text: 'A selection is what its texts in the URL select; the sort is one of three.',
      holds: ({ filters }) =>
        FACETS.every(({ name, parse }) =>
          isSameValues(parse(filters[name]), filters[name]),
        ) && SORTS.includes(filters.sort),
    },
    {
      text: `A query has at most ${QUERY_LIMIT} UTF-16 units and no lone surrogate.`,
      holds: ({ filters: { query } }) =>
        query.length <= QUERY_LIMIT && !/\p{Surrogate}/u.test(query),
    },
    {
      text: 'The list holds the products that each filter alone would show.',
      holds: (state) => {
        const expected = expectedProducts(state);
        const visible = selectVisibleProducts(state);
        return (
          visible.length === expected.length &&
          expected.every((product) => visible.includes(product))
        );
      },
    },
    {
      text: 'The list is in the order of the sort; equal prices keep the catalogue order.',
      holds: (state) =>
        isSorted(selectVisibleProducts(state), state.filters.sort),
    },
    {
      text: 'The count of a facet value is the length of the list with that value alone in its facet.',
      holds: (state) => {
        const counts = selectFacetCounts(state);
        return FACETS.every(({ name, values }) =>
          values.every((value) => {
            const filters = { ...state.filters, [name]: [value] };
            const list = selectVisibleProducts({ ...state, filters });
            return counts[name][value] === list.length;
          }),
        );
      },
    },
    {
      text: 'The URL holds the list: parsed again, it gives the same selection, sort and applied query.',
      holds: ({ filters }) => {
        const url = toUrl({ pathname: PATHS.collections }, filters);
        const { filters: parsed } = parseUrl(url);
        return (
          parsed?.sort === filters.sort &&
          isSameSelection(parsed, filters) &&
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
      holds: ({ authUi }) => {
        const text = JSON.stringify(authUi);
        return text === '{"mode":"login"}' || text === '{"mode":"signUp"}';
      },
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

export const violatedInvariants = (state: RootState): string[] => {
  const violated: string[] = [];
  const bySlice = Object.entries<readonly Invariant[]>(INVARIANTS);
  for (const [slice, invariants] of bySlice) {
    for (const { text, holds } of invariants)
      if (!holds(state)) violated.push(`${slice}: ${text}`);
  }
  return violated;
};
