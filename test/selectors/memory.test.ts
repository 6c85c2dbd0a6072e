import type { UnknownAction } from '@reduxjs/toolkit';
import { NO_FILTERS } from '../../src/domain/filters';
import * as address from '../../src/selectors/url';
import * as auth from '../../src/selectors/auth';
import * as cart from '../../src/selectors/cart';
import * as cartPage from '../../src/selectors/cartPage';
import * as catalogue from '../../src/selectors/catalogue';
import * as checkout from '../../src/selectors/checkout';
import * as collection from '../../src/selectors/collection';
import * as appUpdate from '../../src/selectors/appUpdate';
import * as filters from '../../src/selectors/filters';
import * as home from '../../src/selectors/home';
import * as persistence from '../../src/selectors/persistence';
import * as orders from '../../src/selectors/orders';
import { selectProduct, selectProductPage, selectRelated } from '../../src/selectors/product';
import * as route from '../../src/selectors/route';
import { itemAdded, lineRemoved, quantityChanged } from '../../src/store/cart';
import { fieldChanged, paymentSelected } from '../../src/store/checkout';
import { categoryToggled, queryChanged, sortChanged } from '../../src/store/filters';
import { createStore } from '../../src/store/createStore';
import { imageShown, sizeSelected } from '../../src/store/productPage';
import type { RootState } from '../../src/store/rootReducer';
import { SHIRT, SKIRT, TROUSERS } from '../support/arbitraries';

type Read = (state: RootState) => unknown;

const { selectListing, ...ofCatalogue } = catalogue;
const reads: Readonly<Record<string, Read>> = {
  ...address,
  ...filters,
  ...auth,
  ...cart,
  ...cartPage,
  ...ofCatalogue,
  ...checkout,
  ...collection,
  ...appUpdate,
  ...home,
  ...persistence,
  ...orders,
  ...route,
  selectListing: (state) => selectListing(state, SHIRT),
  selectProduct: (state) => selectProduct(state, SHIRT),
  selectProductPage,
  selectRelated: (state) => selectRelated(state, SHIRT),
};
const names = Object.keys(reads);

const busy = () =>
  createStore({
    preloadedState: {
      cart: { [SHIRT]: { M: 2 }, [SKIRT]: { S: 1 } },
      cartPage: { removed: [{ productId: TROUSERS, size: 'S', quantity: 1, row: 1 }] },
      filters: { ...NO_FILTERS, categories: ['Men'], sort: 'low-to-high', query: 'linen', searchShown: true },
      route: { pathname: '/Collections' },
    },
  });

/** The selectors that give something else after these events. */
const changedBy = (store: ReturnType<typeof createStore>, ...events: UnknownAction[]) => {
  const before = names.map((name) => reads[name]?.(store.getState()));
  for (const event of events) store.dispatch(event);
  return names.filter((name, i) => !Object.is(reads[name]?.(store.getState()), before[i]));
};

/** How often a memoized selector of the catalogue or the list has worked while this was done. */
const workOf = (work: () => void) => {
  const lists = [
    ...[collection.selectVisibleProducts, collection.selectFacetCounts, catalogue.selectProductsById],
    ...[home.selectLatest, home.selectBestSellers, orders.selectSampleOrders, selectProduct, selectRelated],
    ...[cart.selectCartLines, cartPage.selectCartRows, cart.selectTotals, cart.selectCartCount],
    collection.selectCatalogueIndex,
  ];
  const total = () => lists.reduce((sum, list) => sum + list.recomputations(), 0);
  const before = total();
  work();
  return total() - before;
};

describe('a selector', () => {
  it.each(names)('gives the same object twice for one state: %s', (name) => {
    const state = busy().getState();
    expect(Object.is(reads[name]?.(state), reads[name]?.(state))).toBe(true);
  });

  it('gives the same nothing for every unknown product', () => {
    const state = busy().getState();
    expect(selectRelated(state, '__proto__')).toBe(selectRelated(state, 'constructor'));
  });

  it('works once for one state, however often it is asked', () => {
    const store = busy();
    expect(workOf(() => changedBy(store))).toBeGreaterThan(0);
    expect(workOf(() => changedBy(store))).toBe(0);
  });
});

describe('what an event leaves alone', () => {
  it('is every list, for a keystroke in the delivery form', () => {
    const store = busy();
    changedBy(store);
    const typed = ['0', '02', '029'].map((text) => fieldChanged({ field: 'zipcode', text }));
    expect(workOf(() => expect(changedBy(store, ...typed)).toEqual(['selectDelivery']))).toBe(0);
    expect(workOf(() => expect(changedBy(store, paymentSelected('strip'))).toEqual(['selectPayment']))).toBe(
      0,
    );
  });

  it('is the visible list and all of the catalogue, for a product that is added', () => {
    expect(changedBy(busy(), itemAdded({ productId: SHIRT, size: 'M' }))).toEqual([
      'selectCartCount',
      'selectCartLines',
      'selectTotals',
      'selectCartRows',
    ]);
  });

  it('is everything, for a query that is typed while search is closed', () => {
    const store = createStore({ preloadedState: { route: { pathname: '/Collections' } } });
    const before = store.getState();
    expect(changedBy(store, queryChanged('l'), queryChanged('li'))).toEqual([]);
    expect(store.getState()).toBe(before);
  });

  it('is the list, for spaces around the query', () => {
    expect(changedBy(busy(), queryChanged(' linen '))).toEqual(['selectFilters', 'selectList']);
  });

  it('is the counts, for another order of the list', () => {
    expect(changedBy(busy(), sortChanged('high-to-low'))).toEqual([
      'selectUrl',
      'selectFilters',
      'selectList',
      'selectVisibleProducts',
    ]);
  });

  it('is the cart, for a choice among the filters', () => {
    expect(changedBy(busy(), categoryToggled('Kids'))).toEqual([
      'selectUrl',
      'selectFilters',
      'selectFacetCounts',
      'selectList',
      'selectVisibleProducts',
    ]);
  });

  it("is all but the product's page, for a choice on it", () => {
    expect(changedBy(busy(), sizeSelected('L'), imageShown(1))).toEqual(['selectProductPage']);
  });

  it('is everything, for an event that is refused', () => {
    const refused = [
      quantityChanged({ productId: SHIRT, size: 'M', typed: '' }),
      itemAdded({ productId: '__proto__', size: 'M' }),
      lineRemoved({ productId: SHIRT, size: 'XL', quantity: 0, row: 0 }),
    ];
    expect(changedBy(busy(), ...refused)).toEqual([]);
  });
});
