import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectCanSearchHere, selectSearchBarShown } from '../../src/selectors/filters';
import { selectSearchUrl, selectUrl } from '../../src/selectors/url';
import { createStore } from '../../src/store/createStore';

const stateWith = (filters: Partial<Filters> = {}, pathname = '/Collections') =>
  createStore({
    preloadedState: { filters: { ...NO_FILTERS, ...filters }, route: { pathname } },
  }).getState();

describe('selectSearchBarShown', () => {
  it('should be true when the search bar is open and the path contains "collection"', () => {
    expect(selectSearchBarShown(stateWith({ searchShown: true }))).toBe(true);
    expect(selectSearchBarShown(stateWith({ searchShown: true }, '/old-COLLECTION'))).toBe(true);
    expect(selectSearchBarShown(stateWith({ searchShown: false }))).toBe(false);
    expect(selectSearchBarShown(stateWith({ searchShown: true }, '/cart'))).toBe(false);
  });
});

describe('selectCanSearchHere and selectSearchUrl', () => {
  it('should return the URL of the collections on a page without a search bar', () => {
    expect(selectCanSearchHere(stateWith())).toBe(true);
    const state = stateWith({ query: ' wool & silk ' }, '/about');
    expect(selectCanSearchHere(state)).toBe(false);
    const url = new URL(selectSearchUrl(state), 'https://weft.example');
    expect([url.pathname, url.searchParams.get('q')]).toEqual(['/Collections', 'wool & silk']);
  });
});

describe('selectUrl', () => {
  it('should hold the filters on the collections page only', () => {
    const filters: Partial<Filters> = { categories: ['Kids'], query: 'tee', searchShown: true };
    expect(selectUrl(stateWith(filters))).toBe('/Collections?category=Kids&q=tee');
    expect(selectUrl(stateWith(filters, '/product/x'))).toBe('/product/x');
  });
});
