import { createStore } from '../../../src/app/store';
import {
  NO_FILTERS,
  type Filters,
} from '../../../src/features/collection/filters';
import {
  selectUrl,
  filtersCleared,
  queryChanged,
} from '../../../src/features/collection/filtersSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';

const collectionsWith = (filters: Partial<Filters>) => {
  const store = createStore({
    preloadedState: {
      filters: { ...NO_FILTERS, ...filters },
      route: { pathname: '/Collections' },
    },
  });
  return {
    dispatch: store.dispatch,
    filters: () => store.getState().filters,
    url: () => selectUrl(store.getState()),
  };
};

const narrowed: Filters = {
  ...NO_FILTERS,
  categories: ['Men'],
  types: ['Topwear'],
  sort: 'high-to-low',
  query: ' tee  ',
  searchShown: true,
};
const cleared = {
  ...NO_FILTERS,
  sort: 'high-to-low',
  searchShown: true,
} as const;

it.each([
  ['clear everything except the sort', narrowed, filtersCleared(), cleared],
  [
    'keep the query of a closed search bar on Clear all',
    { types: ['Topwear'], query: 'tee' },
    filtersCleared(),
    { ...NO_FILTERS, query: 'tee' },
  ],
  [
    'show the unfiltered list for a plain link to the collections',
    narrowed,
    navigated('/Collections'),
    { ...NO_FILTERS, searchShown: true },
  ],
  [
    'keep the query of a closed search bar for a URL without one',
    { ...narrowed, searchShown: false },
    navigated('/collections?type=Winterwear'),
    { ...NO_FILTERS, types: ['Winterwear'], query: ' tee  ' },
  ],
  [
    'open the search bar for a URL with a query',
    {},
    navigated('/Collections?q=+linen+'),
    { ...NO_FILTERS, query: 'linen', searchShown: true },
  ],
  [
    'open an empty search bar for a URL with an empty query',
    { query: 'tee' },
    navigated('/Collections?q='),
    { ...NO_FILTERS, searchShown: true },
  ],
] as const)('should %s', (_, before, event, after) => {
  const { dispatch, filters } = collectionsWith(before);
  dispatch(event);
  expect(filters()).toEqual(after);
});

it('should return the same state, including spaces of the query, for the URL of the state and of other pages', () => {
  const { dispatch, filters, url } = collectionsWith(narrowed);
  const before = filters();
  for (const at of [
    url(),
    '/',
    '/cart?category=Kids',
    '/product/x?q=tee',
    '/collections/old?q=x',
  ])
    dispatch(navigated(at));
  expect(filters()).toBe(before);
});

it('should keep the first 200 characters of a query as typed', () => {
  const { dispatch, filters } = collectionsWith({ searchShown: true });
  dispatch(queryChanged('  tee '));
  expect(filters().query).toBe('  tee ');
  dispatch(queryChanged('x'.repeat(10_000)));
  expect(filters().query).toBe('x'.repeat(200));
});
