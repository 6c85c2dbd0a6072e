import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectList } from '../../src/selectors/collection';
import { createStore } from '../../src/store/createStore';

const listWith = (said: Partial<Filters>, pathname = '/Collections') =>
  selectList(
    createStore({ preloadedState: { filters: { ...NO_FILTERS, ...said }, route: { pathname } } }).getState(),
  );

describe('the list with what was asked of it', () => {
  it('is its products, the filters that they answer, and the address of both', () => {
    const said: Partial<Filters> = { categories: ['Women'], query: 'pleated', searchShown: true };
    const { products, filters, suggestion, address } = listWith(said);
    expect(products.map(({ name }) => name)).toEqual(['Pleated Midi Skirt, Camel']);
    expect(filters).toEqual({ ...NO_FILTERS, ...said });
    expect(suggestion).toBeUndefined();
    expect(address).toBe('/Collections?category=Women&q=pleated');
  });

  it('has a suggestion where it is empty', () => {
    const { products, suggestion } = listWith({ query: 'pleeted', searchShown: true });
    expect([products, suggestion]).toEqual([[], 'Pleated']);
  });

  it('has the address of the collections while another page comes', () => {
    expect(listWith({ sort: 'low-to-high' }, '/cart').address).toBe('/Collections?sort=low-to-high');
  });
});
