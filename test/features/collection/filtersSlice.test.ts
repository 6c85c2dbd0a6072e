import { createStore } from '../../../src/app/store';
import { products } from '../../../src/data/products';
import { selectVisibleProducts } from '../../../src/features/collection/collectionSelectors';
import { appliedQuery, NO_FILTERS, type Filters } from '../../../src/features/collection/filters';
import {
  selectUrl,
  filtersCleared,
  queryChanged,
  searchToggled,
} from '../../../src/features/collection/filtersSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';

const collectionsWith = (filters: Partial<Filters> = {}) => {
  const store = createStore({
    preloadedState: { filters: { ...NO_FILTERS, ...filters }, route: { pathname: '/Collections' } },
  });
  return {
    dispatch: store.dispatch,
    filters: () => store.getState().filters,
    query: () => appliedQuery(store.getState().filters),
    url: () => selectUrl(store.getState()),
    names: () => selectVisibleProducts(store.getState()).map(({ name }) => name),
  };
};

describe('filters', () => {
  it('should clear everything except the sort, and keep the search bar open', () => {
    const { dispatch, filters } = collectionsWith({
      categories: ['Men'],
      types: ['Topwear'],
      sort: 'low-to-high',
      query: 'tee',
      searchShown: true,
    });
    dispatch(filtersCleared());
    expect(filters()).toEqual({ ...NO_FILTERS, sort: 'low-to-high', searchShown: true });
    const before = filters();
    dispatch(filtersCleared());
    expect(filters()).toBe(before);
  });
});

describe('filters/filtersCleared', () => {
  it('should keep the query of a closed search bar', () => {
    const { dispatch, filters } = collectionsWith({ types: ['Topwear'], query: 'tee' });
    dispatch(filtersCleared());
    expect(filters()).toEqual({ ...NO_FILTERS, query: 'tee' });
  });
});

describe('search bar', () => {
  it('should keep its query while it is closed, and apply it again when it opens', () => {
    const { dispatch, filters, names, query } = collectionsWith({ searchShown: true });
    dispatch(queryChanged('pleated'));
    dispatch(searchToggled());
    expect([filters().query, query(), names().length]).toEqual(['pleated', '', products.length]);
    dispatch(searchToggled());
    expect([filters().query, query(), names().length]).toEqual(['pleated', 'pleated', 1]);
  });

  it('should keep the first 200 characters as typed', () => {
    const { dispatch, filters } = collectionsWith({ searchShown: true });
    dispatch(queryChanged('  tee '));
    expect(filters().query).toBe('  tee ');
    dispatch(queryChanged('x'.repeat(10_000)));
    expect(filters().query).toBe('x'.repeat(200));
  });
});

describe('route/navigated', () => {
  const narrowed = {
    categories: ['Men'],
    types: ['Topwear'],
    sort: 'high-to-low',
    query: 'tee',
    searchShown: true,
  } as const;

  it('should show the unfiltered list for a plain link to the collections', () => {
    const { dispatch, filters, names } = collectionsWith(narrowed);
    dispatch(navigated('/Collections'));
    expect(filters()).toEqual({ ...NO_FILTERS, searchShown: true });
    expect(names()).toHaveLength(products.length);
  });

  it('should keep the query of a closed search bar when the URL has none', () => {
    const { dispatch, filters } = collectionsWith({ ...narrowed, searchShown: false });
    dispatch(navigated('/collections?type=Winterwear'));
    expect(filters()).toEqual({ ...NO_FILTERS, types: ['Winterwear'], query: 'tee' });
  });

  it('should open the search bar for a URL with a query', () => {
    const { dispatch, filters, query } = collectionsWith();
    dispatch(navigated('/Collections?q=+linen+'));
    expect([filters().searchShown, query()]).toEqual([true, 'linen']);
  });

  it('should open an empty search bar for a URL with an empty query', () => {
    const { dispatch, filters } = collectionsWith({ query: 'tee' });
    dispatch(navigated('/Collections?q='));
    expect(filters()).toEqual({ ...NO_FILTERS, searchShown: true });
  });

  it('should keep the filters for a URL of another page', () => {
    const { dispatch, filters } = collectionsWith(narrowed);
    const before = filters();
    for (const url of ['/', '/cart?category=Kids', '/product/x?q=tee', '/collections/old?q=x']) {
      dispatch(navigated(url));
    }
    expect(filters()).toBe(before);
  });

  it('should return the same state, including spaces of the query, for the URL of the state', () => {
    const { dispatch, filters, url } = collectionsWith({ ...narrowed, query: ' tee  ' });
    const before = filters();
    dispatch(navigated(url()));
    expect(filters()).toBe(before);
  });
});
