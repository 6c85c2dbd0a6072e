import { NO_FILTERS } from '../../../src/features/collection/filters';
import {
  facetChanged,
  filters,
  filtersCleared,
  queryChanged,
} from '../../../src/features/collection/filtersSlice';
import { toUrl } from '../../../src/features/collection/url';
import { navigated } from '../../../src/routing/routeSlice';

const EMPTY_SEARCH = { ...NO_FILTERS, searchShown: true };

const narrowed = {
  ...NO_FILTERS,
  categories: ['Men'],
  types: ['Topwear'],
  sort: 'high-to-low',
  query: ' tee  ',
  searchShown: true,
} as const;

it.each([
  [
    'select the valid texts of a facet in declared order',
    narrowed,
    facetChanged({ facet: 'categories', texts: ['kids', 'x', 'Men'] }),
    { ...narrowed, categories: ['Men', 'Kids'] },
  ],
  [
    'clear everything except the sort',
    narrowed,
    filtersCleared(),
    { ...EMPTY_SEARCH, sort: 'high-to-low' },
  ],
  [
    'keep the query of a closed search bar on Clear all',
    { ...NO_FILTERS, types: ['Topwear'], query: 'tee' },
    filtersCleared(),
    { ...NO_FILTERS, query: 'tee' },
  ],
  [
    'show the unfiltered list for a plain link to the collections',
    narrowed,
    navigated('/Collections'),
    EMPTY_SEARCH,
  ],
  [
    'keep the query of a closed search bar for a URL without one',
    { ...narrowed, searchShown: false },
    navigated('/collections?type=Winterwear'),
    { ...NO_FILTERS, types: ['Winterwear'], query: ' tee  ' },
  ],
  [
    'open the search bar for a URL with a query',
    NO_FILTERS,
    navigated('/Collections?q=+linen+'),
    { ...EMPTY_SEARCH, query: 'linen' },
  ],
  [
    'open an empty search bar for a URL with an empty query',
    { ...NO_FILTERS, query: 'tee' },
    navigated('/Collections?q='),
    EMPTY_SEARCH,
  ],
  [
    'keep a query as typed',
    EMPTY_SEARCH,
    queryChanged('  tee '),
    { ...EMPTY_SEARCH, query: '  tee ' },
  ],
  [
    'keep the first 200 characters of a query',
    EMPTY_SEARCH,
    queryChanged('x'.repeat(10_000)),
    { ...EMPTY_SEARCH, query: 'x'.repeat(200) },
  ],
])('should %s', (_, before, event, after) => {
  expect(filters.reducer(before, event)).toEqual(after);
});

it.each([
  toUrl({ pathname: '/Collections' }, narrowed),
  '/',
  '/cart?category=Kids',
  '/collections/old?q=x',
])(
  'should return the same state, with the spaces of the query, for %s',
  (url) => {
    expect(filters.reducer(narrowed, navigated(url))).toBe(narrowed);
  },
);
