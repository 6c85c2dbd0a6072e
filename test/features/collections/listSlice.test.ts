import {
  DEFAULT_LIST,
  type ListState,
} from '../../../src/features/collections/listState';
import {
  list,
  filtersCleared,
  queryChanged,
} from '../../../src/features/collections/listSlice';
import { listUrl } from '../../../src/features/collections/listUrl';
import { navigated } from '../../../src/routing/routeSlice';
import { parseUrl } from '../../support/storeHelpers';

const listOpened = (search: string) =>
  navigated({ pathname: '/Collections', search });

const EMPTY_SEARCH = { ...DEFAULT_LIST, isSearchOpen: true };

const narrowed = {
  ...DEFAULT_LIST,
  selected: {
    ...DEFAULT_LIST.selected,
    category: ['Men'],
    type: ['Topwear'],
  },
  sort: 'high-to-low',
  isClothShown: true,
  query: ' tee  ',
  isSearchOpen: true,
} satisfies ListState;

const withTypes = (...type: string[]): ListState => ({
  ...DEFAULT_LIST,
  selected: { ...DEFAULT_LIST.selected, type },
});

it.each([
  [
    'clear only the selected values on Clear all',
    narrowed,
    filtersCleared(),
    { ...narrowed, selected: DEFAULT_LIST.selected },
  ],
  [
    'show the unfiltered list for a plain link to the collections',
    narrowed,
    listOpened(''),
    EMPTY_SEARCH,
  ],
  [
    'keep the query of a closed search bar for a URL without one',
    { ...narrowed, isSearchOpen: false },
    listOpened('?type=Winterwear'),
    { ...withTypes('Winterwear'), query: ' tee  ' },
  ],
  [
    'open an empty search bar for a URL with an empty query',
    { ...DEFAULT_LIST, query: 'tee' },
    listOpened('?q='),
    EMPTY_SEARCH,
  ],
  [
    'keep a query as typed',
    EMPTY_SEARCH,
    queryChanged('  tee '),
    { ...EMPTY_SEARCH, query: '  tee ' },
  ],
  [
    'keep the spaces of a query at its URL',
    narrowed,
    navigated(parseUrl(listUrl(narrowed))),
    narrowed,
  ],
  [
    'keep the list on another page with its parameters',
    narrowed,
    navigated(parseUrl('/cart?category=Kids')),
    narrowed,
  ],
  [
    'keep the first 200 characters of a query',
    EMPTY_SEARCH,
    queryChanged('x'.repeat(10_000)),
    { ...EMPTY_SEARCH, query: 'x'.repeat(200) },
  ],
])('should %s', (_, before, event, after) => {
  expect(list.reducer(before, event)).toEqual(after);
});
