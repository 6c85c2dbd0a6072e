import type { UnknownAction } from '@reduxjs/toolkit';
import { NO_FILTERS } from '../../src/domain/filters';
import * as appUpdate from '../../src/selectors/appUpdate';
import * as auth from '../../src/selectors/auth';
import * as cart from '../../src/selectors/cart';
import * as catalogue from '../../src/selectors/catalogue';
import * as checkout from '../../src/selectors/checkout';
import * as collection from '../../src/selectors/collection';
import * as filters from '../../src/selectors/filters';
import * as home from '../../src/selectors/home';
import * as orders from '../../src/selectors/orders';
import * as persistence from '../../src/selectors/persistence';
import { selectProductPage, selectRelated } from '../../src/selectors/product';
import * as route from '../../src/selectors/route';
import * as url from '../../src/selectors/url';
import { itemAdded, quantityChanged } from '../../src/store/cart';
import { fieldChanged, paymentSelected } from '../../src/store/checkout';
import { createStore } from '../../src/store/createStore';
import { categoryToggled, queryChanged, sortChanged } from '../../src/store/filters';
import { imageShown, sizeSelected } from '../../src/store/productPage';
import type { RootState } from '../../src/store/rootReducer';
import { SHIRT, SKIRT, TROUSERS } from '../support/events';
import { cartWith } from '../support/cart';
import { removalOf } from '../support/cart';

type Selector = (state: RootState) => unknown;

const { selectProductSummary, ...catalogueSelectors } = catalogue;
const selectors: Readonly<Record<string, Selector>> = {
  ...appUpdate,
  ...auth,
  ...cart,
  ...catalogueSelectors,
  ...checkout,
  ...collection,
  ...filters,
  ...home,
  ...orders,
  ...persistence,
  ...route,
  ...url,
  selectProductSummary: (state) => selectProductSummary(state, SHIRT),
  selectProductPage,
  selectRelated: (state) => selectRelated(state, SHIRT),
};
const names = Object.keys(selectors).sort();

const memoized = [
  ...[collection.selectVisibleProducts, collection.selectFacetCounts, collection.selectList],
  ...[catalogue.selectProductsById, home.selectLatest, home.selectBestSellers, orders.selectSampleOrders],
  ...[cart.selectCartLines, cart.selectCartRows, cart.selectTotals, cart.selectCartCount],
  ...[selectRelated, url.selectUrl],
];

const openStore = () =>
  createStore({
    preloadedState: {
      cart: cartWith({ [SHIRT]: { M: 2 }, [SKIRT]: { S: 1 } }, [
        { productId: TROUSERS, size: 'S', quantity: 1, removalId: 'r1', rowIndex: 1 },
      ]),
      filters: { ...NO_FILTERS, categories: ['Men'], sort: 'low-to-high', query: 'linen', searchShown: true },
      route: { pathname: '/Collections' },
    },
  });

/** The names of the selectors that return another result after the events. */
const changedBy = (store: ReturnType<typeof createStore>, ...events: UnknownAction[]) => {
  const before = names.map((name) => selectors[name]?.(store.getState()));
  for (const event of events) store.dispatch(event);
  return names.filter((name, i) => !Object.is(selectors[name]?.(store.getState()), before[i]));
};

/** The number of recomputations of all memoized selectors during a function call. */
const recomputationsOf = (run: () => void) => {
  const total = () => memoized.reduce((sum, selector) => sum + selector.recomputations(), 0);
  const before = total();
  run();
  return total() - before;
};

describe('memoization', () => {
  it.each(names)('should return the same result twice for one state: %s', (name) => {
    const state = openStore().getState();
    expect(Object.is(selectors[name]?.(state), selectors[name]?.(state))).toBe(true);
  });

  it('should return the same empty list for every unknown product', () => {
    const state = openStore().getState();
    expect(selectRelated(state, '__proto__')).toBe(selectRelated(state, 'constructor'));
  });

  it('should compute each result once for one state', () => {
    const store = openStore();
    expect(recomputationsOf(() => changedBy(store))).toBeGreaterThan(0);
    expect(recomputationsOf(() => changedBy(store))).toBe(0);
  });

  it('should keep one result of each selector', () => {
    const state = openStore().getState();
    const other = createStore({ preloadedState: { catalogue: { products: [] } } }).getState();
    for (const selector of memoized) {
      const first = selector(state, SHIRT);
      selector(other, SKIRT);
      const again = selector(state, SHIRT);
      if (typeof first !== 'object') continue;
      expect(again).toEqual(first);
      expect(again).not.toBe(first);
    }
  });
});

describe('memoized results', () => {
  it('should be kept for all lists after input in the delivery form', () => {
    const store = openStore();
    changedBy(store);
    const input = ['0', '02', '029'].map((text) => fieldChanged({ field: 'zipcode', text }));
    expect(recomputationsOf(() => expect(changedBy(store, ...input)).toEqual(['selectDelivery']))).toBe(0);
    expect(
      recomputationsOf(() => expect(changedBy(store, paymentSelected('strip'))).toEqual(['selectPayment'])),
    ).toBe(0);
  });

  it('should be kept for the visible list and the catalogue after an addition to the cart', () => {
    expect(changedBy(openStore(), itemAdded({ productId: SHIRT, size: 'M' }))).toEqual([
      'selectCartCount',
      'selectCartLines',
      'selectCartRows',
      'selectTotals',
    ]);
  });

  it('should all be kept after a query while the search bar is closed', () => {
    const store = createStore({ preloadedState: { route: { pathname: '/Collections' } } });
    const before = store.getState();
    expect(changedBy(store, queryChanged('l'), queryChanged('li'))).toEqual([]);
    expect(store.getState()).toBe(before);
  });

  it('should be kept for the visible list after spaces around the query', () => {
    expect(changedBy(openStore(), queryChanged(' linen '))).toEqual(['selectFilters', 'selectList']);
  });

  it('should be kept for the facet counts after a change of the sort', () => {
    expect(changedBy(openStore(), sortChanged('high-to-low'))).toEqual([
      'selectFilters',
      'selectList',
      'selectUrl',
      'selectVisibleProducts',
    ]);
  });

  it('should be kept for the cart after a filter toggle', () => {
    expect(changedBy(openStore(), categoryToggled('Kids'))).toEqual([
      'selectFacetCounts',
      'selectFilters',
      'selectList',
      'selectUrl',
      'selectVisibleProducts',
    ]);
  });

  it('should be kept except for the product page after input on it', () => {
    expect(changedBy(openStore(), sizeSelected('L'), imageShown(1))).toEqual(['selectProductPage']);
  });

  it('should all be kept after ignored events', () => {
    const ignored = [
      quantityChanged({ productId: SHIRT, size: 'M', typed: '' }),
      itemAdded({ productId: '__proto__', size: 'M' }),
      removalOf({ productId: SHIRT, size: 'XL' }),
    ];
    expect(changedBy(openStore(), ...ignored)).toEqual([]);
  });
});
