import { createStore } from '../../../src/app/store';
import { products } from '../../../src/data/products';
import { selectVisibleProducts } from '../../../src/features/collection/collectionSelectors';
import { appliedQuery, NO_FILTERS, type Filters } from '../../../src/features/collection/filters';
import {
  selectUrl,
  facetToggled,
  filtersCleared,
  queryChanged,
  searchToggled,
  sortChanged,
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
  it('should toggle categories and types one by one', () => {
    const { dispatch, filters } = collectionsWith();
    dispatch(facetToggled({ facet: 'categories', value: 'Kids' }));
    dispatch(facetToggled({ facet: 'types', value: 'Winterwear' }));
    dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    expect(filters()).toMatchObject({ categories: ['Men', 'Kids'], types: ['Winterwear'] });
    dispatch(facetToggled({ facet: 'categories', value: 'Kids' }));
    dispatch(facetToggled({ facet: 'types', value: 'Winterwear' }));
    expect(filters()).toMatchObject({ categories: ['Men'], types: [] });
  });

  it('should have equal states and one URL for any order of toggles', () => {
    const [first, second] = [collectionsWith(), collectionsWith()];
    for (const event of [
      facetToggled({ facet: 'categories', value: 'Kids' }),
      facetToggled({ facet: 'types', value: 'Topwear' }),
      facetToggled({ facet: 'categories', value: 'Men' }),
    ]) {
      first.dispatch(event);
    }
    for (const event of [
      facetToggled({ facet: 'categories', value: 'Men' }),
      facetToggled({ facet: 'categories', value: 'Kids' }),
      facetToggled({ facet: 'types', value: 'Topwear' }),
    ]) {
      second.dispatch(event);
    }
    expect(first.filters()).toEqual(second.filters());
    expect(first.url()).toBe(second.url());
  });

  it('should contain only known values', () => {
    const { dispatch, filters } = collectionsWith();
    const before = filters();
    for (const payload of ['Cats', '__proto__', 'constructor', '']) {
      dispatch({ type: sortChanged.type, payload });
      for (const facet of ['categories', 'types', payload])
        dispatch({ type: facetToggled.type, payload: { facet, value: payload } });
    }
    expect(filters()).toBe(before);
  });

  it('should sort the list, and restore its order with Relevant', () => {
    const { dispatch, filters, names } = collectionsWith({ categories: ['Men'] });
    const relevant = names();
    dispatch(sortChanged('low-to-high'));
    expect(names()).not.toEqual(relevant);
    const before = filters();
    dispatch(sortChanged('low-to-high'));
    expect(filters()).toBe(before);
    dispatch(sortChanged('relevant'));
    expect(names()).toEqual(relevant);
  });

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
  it('should open and close', () => {
    const { dispatch, filters } = collectionsWith();
    dispatch(searchToggled());
    expect(filters().searchShown).toBe(true);
    dispatch(searchToggled());
    expect(filters().searchShown).toBe(false);
  });

  it('should filter the list by name', () => {
    const { dispatch, names } = collectionsWith({ searchShown: true });
    dispatch(queryChanged(' pLEATED midi'));
    expect(names()).toEqual(['Pleated Midi Skirt, Camel']);
  });

  it('should keep its query while it is closed, and apply it again when it opens', () => {
    const { dispatch, filters, names, query } = collectionsWith({ searchShown: true });
    dispatch(queryChanged('pleated'));
    dispatch(searchToggled());
    expect([filters().query, query(), names().length]).toEqual(['pleated', '', products.length]);
    dispatch(searchToggled());
    expect([filters().query, query(), names().length]).toEqual(['pleated', 'pleated', 1]);
  });

  it('should ignore a query while it is closed', () => {
    const { dispatch, filters } = collectionsWith({ query: 'tee' });
    const before = filters();
    dispatch(queryChanged('linen'));
    expect(filters()).toBe(before);
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

  it('should apply the filters of the URL', () => {
    const { dispatch, filters, url } = collectionsWith();
    dispatch(navigated('/Collections?type=Topwear&sort=low-to-high&category=Kids&category=Men'));
    expect(filters()).toMatchObject({ categories: ['Men', 'Kids'], types: ['Topwear'], sort: 'low-to-high' });
    expect(url()).toBe('/Collections?category=Men&category=Kids&type=Topwear&sort=low-to-high');
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
