import fc from 'fast-check';
import { NO_FILTERS } from '../../../src/features/collection/filters';
import { pageAt, PAGES } from '../../../src/features/navigation/paths';
import { parseUrl, toUrl } from '../../../src/features/collection/url';
import { queryChanged, searchToggled } from '../../../src/features/collection/filtersSlice';
import { rootReducer } from '../../../src/app/rootReducer';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { anyText, anyUrl, HOSTILE_URLS } from '../../support/events';

type ParsedUrl = ReturnType<typeof parseUrl>;

const INITIAL = rootReducer(undefined, { type: 'init' });

/** The normalized URL of a parsed URL. */
const toNormalUrl = ({ pathname, filters }: ParsedUrl) =>
  toUrl(
    { pathname },
    { ...NO_FILTERS, ...filters, query: filters?.query ?? '', searchShown: filters?.query !== undefined },
  );

/** An empty query opens the search bar. The normalized URL does not hold it. */
const withQuery = ({ pathname, filters }: ParsedUrl) => ({
  pathname,
  filters: filters && { ...filters, query: filters.query ?? '' },
});

const expectRoundTrip = (url: string) => {
  const parsed = parseUrl(url);
  const normalUrl = toNormalUrl(parsed);
  expect(withQuery(parseUrl(normalUrl))).toEqual(withQuery(parsed));
  expect(toNormalUrl(parseUrl(normalUrl))).toBe(normalUrl);
  // One leading slash: the URL stays on the origin of the shop.
  expect(normalUrl).toMatch(/^\/(?!\/)/);
  expect(PAGES).toContain(pageAt(parsed.pathname));
  expect(parsed.filters === undefined).toBe(parsed.pathname !== '/Collections');
  expect((parsed.filters?.query ?? '').length).toBeLessThanOrEqual(200);
};

describe('toUrl and parseUrl', () => {
  it('should keep every query', () => {
    const anyQuery = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom('a', ' ', '🧦', '+', '%'), minLength: 190 }),
    );
    fc.assert(
      fc.property(anyQuery, (text) => {
        const { route, filters } = [navigated('/Collections'), searchToggled(), queryChanged(text)].reduce(
          rootReducer,
          INITIAL,
        );
        expect(parseUrl(toUrl(route, filters)).filters?.query ?? '').toBe(filters.query.trim());
      }),
      { numRuns: 300 },
    );
  });

  it.each(HOSTILE_URLS.map((url) => [url.slice(0, 60), url]))('should normalize %j', (_, url) => {
    expectRoundTrip(url);
  });

  it('should normalize any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyUrl,
          anyText.map((text) => `/${text}`),
        ),
        expectRoundTrip,
      ),
      { numRuns: 1000 },
    );
  });

  it('should normalize a query above the limit', () => {
    const longQuery = fc.string({
      unit: fc.constantFrom('a', ' ', '🧦'),
      minLength: 195,
      maxLength: 260,
      size: 'max',
    });
    fc.assert(
      fc.property(longQuery, (q) => expectRoundTrip(`/Collections?${new URLSearchParams({ q }).toString()}`)),
      { numRuns: 300 },
    );
  });
});
