import { products } from '../../src/data/products';
import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectFacetCounts, selectVisibleProducts } from '../../src/selectors/collection';
import { createStore } from '../../src/store/createStore';

const stateWith = (said: Partial<Filters> = {}) =>
  createStore({ preloadedState: { filters: { ...NO_FILTERS, ...said } } }).getState();

const visible = (said: Partial<Filters> = {}) => selectVisibleProducts(stateWith(said));

describe('the list', () => {
  it('is the whole catalogue while nothing is asked', () => {
    const state = stateWith();
    expect(selectVisibleProducts(state)).toEqual(state.catalogue.products);
  });

  it('is of the chosen categories, types and query', () => {
    const list = visible({
      categories: ['Women', 'Kids'],
      types: ['Topwear'],
      query: ' TEE ',
      searchShown: true,
    });
    const expected = visible().filter(
      ({ category, subCategory, name }) =>
        category !== 'Men' && subCategory === 'Topwear' && /tee/i.test(name),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(list).toEqual(expected);
  });

  it('is not narrowed by a query behind a closed search', () => {
    expect(visible({ query: 'tee' })).toHaveLength(products.length);
  });

  it('goes up by price, and equal prices stay newest first', () => {
    const list = visible({ sort: 'low-to-high' });
    const expected = [...visible()].sort((a, b) => a.price - b.price || b.date - a.date);
    expect(list).toEqual(expected);
  });

  it('goes down by price, and equal prices stay newest first', () => {
    const list = visible({ sort: 'high-to-low' });
    const expected = [...visible()].sort((a, b) => b.price - a.price || b.date - a.date);
    expect(list).toEqual(expected);
  });

  it('may be empty', () => {
    expect(visible({ query: 'no such thing', searchShown: true })).toEqual([]);
  });
});

describe('the counts beside the choices', () => {
  it('add up to the catalogue while nothing is chosen', () => {
    const { categories, types } = selectFacetCounts(stateWith());
    const sum = (counts: Readonly<Record<string, number>>) =>
      Object.values(counts).reduce((total, count) => total + count, 0);
    expect([sum(categories), sum(types)]).toEqual([products.length, products.length]);
  });

  it('say how long the list would be with that choice alone of its group', () => {
    const said: Partial<Filters> = { categories: ['Men'], types: ['Winterwear'] };
    const counts = selectFacetCounts(stateWith(said));
    expect(counts.categories.Kids).toBe(visible({ ...said, categories: ['Kids'] }).length);
    expect(counts.types.Topwear).toBe(visible({ ...said, types: ['Topwear'] }).length);
  });

  it('heed a query only while search is shown', () => {
    const [shown, closed] = [true, false].map((searchShown) =>
      selectFacetCounts(stateWith({ query: 'pleated', searchShown })),
    );
    expect(shown?.categories).toEqual({ Men: 0, Women: 1, Kids: 0 });
    expect(closed).toEqual(selectFacetCounts(stateWith()));
  });
});
