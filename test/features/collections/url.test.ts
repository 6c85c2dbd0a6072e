import fc from 'fast-check';
import {
  mapFacets,
  NO_FILTERS,
  type Filters,
} from '../../../src/features/collections/filters';
import {
  toUrl,
  canonicalUrl,
  isSameEntry,
  LIST_PARAMS,
  parseSearch,
} from '../../../src/features/collections/url';
import { anyText, anyUrl, HOSTILE_URLS } from '../../support/anyInput';
import { routeAt } from '../../support/storeHelpers';

const { selected: NONE } = NO_FILTERS;

const urlOf = (filters: Partial<Filters>, pathname = '/Collections') =>
  toUrl(pathname, { ...NO_FILTERS, ...filters });
const filtersOf = (url: string) => parseSearch(routeAt(url).search);

describe('URL of the list', () => {
  it('should hold the category, type, sort and query', () => {
    const criteria = {
      selected: { ...NONE, category: ['Men', 'Kids'], type: ['Winterwear'] },
      sort: 'high-to-low' as const,
      isSearchOpen: true,
    };
    const query = ' wool & "tweed" ';
    const url = urlOf({ ...criteria, query });
    expect(url).toBe(
      '/Collections?category=Men&category=Kids&type=Winterwear&sort=high-to-low&q=wool+%26+%22tweed%22',
    );
    expect(filtersOf(url)).toEqual({ ...criteria, query: 'wool & "tweed"' });
  });

  // The build hides the prerendered list at a URL with one of them.
  it('should have the parameters of LIST_PARAMS', () => {
    const url = urlOf({
      selected: mapFacets(({ values }) => values.map(({ key }) => key)),
      sort: 'high-to-low',
      query: 'tee',
      isSearchOpen: true,
    });
    const params = new URLSearchParams(url.split('?')[1]);
    expect(new Set(params.keys())).toEqual(new Set(LIST_PARAMS));
  });

  it('should be parsed in any order and letter case, and without duplicates', () => {
    const ordered =
      '/Collections?category=Men&category=Kids&type=Topwear&sort=low-to-high&q=tee';
    const other =
      '/collections/?sort=LOW-TO-HIGH&q=+tee&category=kids&category=MEN&category=Kids&type=topWear';
    expect(filtersOf(other)).toEqual(filtersOf(ordered));
    expect(canonicalUrl(routeAt(other))).toBe(ordered);
  });
});

describe('toUrl and parseSearch', () => {
  const expectRoundTrip = (url: string) => {
    const { pathname } = routeAt(url);
    const filters = filtersOf(url);
    const normalUrl = canonicalUrl(routeAt(url));
    // An empty query opens the search bar. The normalized URL does not have it.
    const isSearchOpen = filters.query !== '';
    expect(filtersOf(normalUrl)).toEqual(
      pathname === '/Collections' ? { ...filters, isSearchOpen } : NO_FILTERS,
    );
    expect(canonicalUrl(routeAt(normalUrl))).toBe(normalUrl);
    // One leading slash: the URL stays on the origin of the shop.
    expect(normalUrl).toMatch(/^\/(?!\/)/);
    expect(filters.query.length).toBeLessThanOrEqual(200);
  };

  it('should be inverse for hostile URLs and for any text', () => {
    const long = `/Collections?q=${'a'.repeat(199)}+bcd`;
    for (const url of [...HOSTILE_URLS, long]) expectRoundTrip(url);
    const anyPath = anyText.map((text) => `/${text}`);
    const anyFile = anyUrl.map((url) => `${url}.html`);
    const anything = fc.oneof(anyUrl, anyPath, anyFile);
    fc.assert(fc.property(anything, expectRoundTrip), { numRuns: 1000 });
  });
});

it.each([
  ['/Collections', '/Collections?q=te', true],
  ['/Collections?category=Men&q=te', '/Collections?category=Men', true],
  ['/Collections?q=t', '/Collections?category=Men&q=te', false],
  ['/Collections', '/cart', false],
])('should share a history entry from %s to %s: %s', (from, to, isShared) => {
  expect(isSameEntry(from, to)).toBe(isShared);
});
