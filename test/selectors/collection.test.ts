import { products } from '../../src/data/products';
import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectFacetCounts, selectList, selectVisibleProducts } from '../../src/selectors/collection';
import { createStore } from '../../src/store/createStore';
import { categoryToggled } from '../../src/store/filters';
import { manyProducts } from '../../tools/perf/manyProducts';

const stateWith = (filters: Partial<Filters> = {}, pathname = '/Collections') =>
  createStore({
    preloadedState: { filters: { ...NO_FILTERS, ...filters }, route: { pathname } },
  }).getState();

const visible = (filters: Partial<Filters> = {}) => selectVisibleProducts(stateWith(filters));

describe('selectVisibleProducts', () => {
  it('should return the whole catalogue without filters', () => {
    expect(visible()).toBe(stateWith().catalogue.products);
  });

  it('should return the products of the selected categories, types and query', () => {
    const list = visible({
      categories: ['Women', 'Kids'],
      types: ['Topwear'],
      query: ' TEE ',
      searchShown: true,
    });
    const expected = products.filter(
      ({ category, subCategory, name }) =>
        category !== 'Men' && subCategory === 'Topwear' && /tee/i.test(name),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(list).toEqual(expected);
  });

  it('should ignore the query of a closed search bar', () => {
    expect(visible({ query: 'tee' })).toHaveLength(products.length);
  });

  it('should sort by ascending price, equal prices newest first', () => {
    expect(visible({ sort: 'low-to-high' })).toEqual(
      [...products].sort((a, b) => a.price - b.price || b.date - a.date),
    );
  });

  it('should sort by descending price, equal prices newest first', () => {
    expect(visible({ sort: 'high-to-low' })).toEqual(
      [...products].sort((a, b) => b.price - a.price || b.date - a.date),
    );
  });

  it('should return an empty list when no product matches', () => {
    expect(visible({ query: 'no such thing', searchShown: true })).toEqual([]);
  });
});

describe('selectFacetCounts', () => {
  it('should add up to the catalogue without filters', () => {
    const { categories, types } = selectFacetCounts(stateWith());
    const sum = (counts: Readonly<Record<string, number>>) =>
      Object.values(counts).reduce((total, count) => total + count, 0);
    expect([sum(categories), sum(types)]).toEqual([products.length, products.length]);
  });

  it('should count the products with only that value selected in its facet', () => {
    const filters: Partial<Filters> = { categories: ['Men'], types: ['Winterwear'] };
    const counts = selectFacetCounts(stateWith(filters));
    expect(counts.categories['Kids']).toBe(visible({ ...filters, categories: ['Kids'] }).length);
    expect(counts.types['Topwear']).toBe(visible({ ...filters, types: ['Topwear'] }).length);
  });

  it('should apply the query only while the search bar is open', () => {
    const [open, closed] = [true, false].map((searchShown) =>
      selectFacetCounts(stateWith({ query: 'pleated', searchShown })),
    );
    expect(open?.categories).toEqual({ Men: 0, Women: 1, Kids: 0 });
    expect(closed).toEqual(selectFacetCounts(stateWith()));
  });
});

describe('selectList', () => {
  it('should return the products with their filters and their URL', () => {
    const filters: Partial<Filters> = { categories: ['Women'], query: 'pleated', searchShown: true };
    const list = selectList(stateWith(filters));
    expect(list.products.map(({ name }) => name)).toEqual(['Pleated Midi Skirt, Camel']);
    expect(list.filters).toEqual({ ...NO_FILTERS, ...filters });
    expect(list.suggestion).toBeUndefined();
    expect(list.url).toBe('/Collections?category=Women&q=pleated');
  });

  it('should have a suggestion for an empty list', () => {
    const { products: list, suggestion } = selectList(stateWith({ query: 'pleeted', searchShown: true }));
    expect([list, suggestion]).toEqual([[], 'Pleated']);
  });

  it('should have the URL of the collections on every page', () => {
    expect(selectList(stateWith({ sort: 'low-to-high' }, '/cart')).url).toBe('/Collections?sort=low-to-high');
  });
});

describe('list of 5000 products', () => {
  it('should be filtered and counted in under 5 ms after a filter toggle (median of 200)', () => {
    const store = createStore({
      preloadedState: {
        catalogue: { products: manyProducts(5000) },
        filters: { ...NO_FILTERS, sort: 'low-to-high' },
      },
    });
    const categories = ['Men', 'Women', 'Kids'] as const;
    const times = Array.from({ length: 200 }, (_, i) => {
      const start = performance.now();
      store.dispatch(categoryToggled(categories[i % 3] ?? 'Men'));
      selectVisibleProducts(store.getState());
      selectFacetCounts(store.getState());
      return performance.now() - start;
    });
    const median = times.toSorted((a, b) => a - b)[100];
    expect(median).toBeLessThan(5);
  });
});
