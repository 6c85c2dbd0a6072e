import { NO_FILTERS, type Filters } from '../../../src/features/collection/filters';
import { selectFacetCounts } from '../../../src/features/collection/collectionSelectors';
import { createStore } from '../../../src/app/store';

const stateWith = (filters: Partial<Filters> = {}) =>
  createStore({
    preloadedState: { filters: { ...NO_FILTERS, ...filters }, route: { pathname: '/Collections' } },
  }).getState();

describe('selectFacetCounts', () => {
  it('should apply the query only while the search bar is open', () => {
    const [open, closed] = [true, false].map((searchShown) =>
      selectFacetCounts(stateWith({ query: 'pleated', searchShown })),
    );
    expect(open?.categories).toEqual({ Men: 0, Women: 1, Kids: 0 });
    expect(closed).toEqual(selectFacetCounts(stateWith()));
  });
});
