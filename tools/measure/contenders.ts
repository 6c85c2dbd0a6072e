import { createSelector } from '@reduxjs/toolkit';
import { NO_FILTERS, toggled, type Filters } from '../../src/domain/filters';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductSummary } from '../../src/domain/product';
import { selectVisibleProducts } from '../../src/selectors/collection';
import { categoryToggled } from '../../src/store/filters';
import { createStore } from '../../src/store/createStore';
import { matches, naiveList } from './naiveList';

/** One change and the list that it leaves. */
type Change = (category: Category) => readonly ProductSummary[];

// Sorted by price, so that every change has both to do, a filter and a sort; no search.
const FILTERS: Filters = { ...NO_FILTERS, sort: 'low-to-high' };

const after = (filters: Filters, category: Category): Filters => ({
  ...filters,
  categories: toggled(CATEGORIES, filters.categories, category),
});

/** A filter and a sort at every change. */
const naive = (products: readonly ProductSummary[]): Change => {
  let filters = FILTERS;
  return (category) => {
    filters = after(filters, category);
    return naiveList(products, filters, filters.sort);
  };
};

/** As the handbooks of Redux have it: one memoized selector that filters, one that sorts. */
const textbook = (products: readonly ProductSummary[]): Change => {
  interface State {
    readonly products: readonly ProductSummary[];
    readonly filters: Filters;
  }
  const selectFiltered = createSelector(
    [({ products: all }: State) => all, ({ filters }: State) => filters],
    (all, filters) => all.filter((product) => matches(product, filters)),
  );
  const selectSorted = createSelector([selectFiltered], (all) => all.toSorted((a, b) => a.price - b.price));
  let state: State = { products, filters: FILTERS };
  return (category) => {
    state = { ...state, filters: after(state.filters, category) };
    return selectSorted(state);
  };
};

/** The shop: an event into its own store, and what its own selector reads from it. */
const weft = (products: readonly ProductSummary[]): Change => {
  const store = createStore({ preloadedState: { catalogue: { products }, filters: FILTERS } });
  return (category) => {
    store.dispatch(categoryToggled(category));
    return selectVisibleProducts(store.getState());
  };
};

/** By hand, for this one question alone: sorted before, a bit for each category, one walk, nothing else. */
const floor = (products: readonly ProductSummary[]): Change => {
  const byPrice = products.toSorted((a, b) => a.price - b.price);
  const cells = Uint16Array.from(
    byPrice,
    ({ category, subCategory }) =>
      1 << (CATEGORIES.indexOf(category) * PRODUCT_TYPES.length + PRODUCT_TYPES.indexOf(subCategory)),
  );
  const whole = (1 << PRODUCT_TYPES.length) - 1;
  let chosen = 0;
  return (category) => {
    chosen ^= whole << (CATEGORIES.indexOf(category) * PRODUCT_TYPES.length);
    const mask = chosen === 0 ? -1 : chosen;
    const list: ProductSummary[] = [];
    for (let at = 0; at < byPrice.length; at++) {
      const product = byPrice[at];
      if (product && ((cells[at] ?? 0) & mask) !== 0) list.push(product);
    }
    return list;
  };
};

/** Everyone who answers the same question, by name. */
export const baselines = { naive, textbook, weft, floor } as const;
