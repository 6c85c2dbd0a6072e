import { NO_FILTERS, type Filters } from '../../src/domain/filters';
import { selectUrl, selectSearchUrl } from '../../src/selectors/url';
import { selectCanSearchHere, selectSearchBarShown } from '../../src/selectors/filters';
import { createStore } from '../../src/store/createStore';

const stateWith = (said: Partial<Filters> = {}, pathname = '/Collections') =>
  createStore({ preloadedState: { filters: { ...NO_FILTERS, ...said }, route: { pathname } } }).getState();

describe('the search bar', () => {
  it('stands where search was opened and the path contains "collection"', () => {
    expect(selectSearchBarShown(stateWith({ searchShown: true }))).toBe(true);
    expect(selectSearchBarShown(stateWith({ searchShown: true }, '/old-COLLECTION'))).toBe(true);
    expect(selectSearchBarShown(stateWith({ searchShown: false }))).toBe(false);
    expect(selectSearchBarShown(stateWith({ searchShown: true }, '/cart'))).toBe(false);
  });

  it('is opened in place there, and elsewhere by way of the collections', () => {
    expect(selectCanSearchHere(stateWith())).toBe(true);
    const elsewhere = stateWith({ query: ' wool & silk ' }, '/about');
    expect(selectCanSearchHere(elsewhere)).toBe(false);
    const address = new URL(selectSearchUrl(elsewhere), 'https://weft.example');
    expect([address.pathname, address.searchParams.get('q')]).toEqual(['/Collections', 'wool & silk']);
  });
});

describe('the address of the state', () => {
  it('says what the list shows, on the collections only', () => {
    const said: Partial<Filters> = { categories: ['Kids'], query: 'tee', searchShown: true };
    expect(selectUrl(stateWith(said))).toBe('/Collections?category=Kids&q=tee');
    expect(selectUrl(stateWith(said, '/product/x'))).toBe('/product/x');
  });
});
