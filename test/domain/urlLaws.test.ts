import fc from 'fast-check';
import { toUrl, parseUrl, type ParsedUrl } from '../../src/domain/url';
import { pageAt, PAGES } from '../../src/domain/paths';
import { NO_FILTERS } from '../../src/domain/filters';
import { rootReducer } from '../../src/store/rootReducer';
import { anyAddress, arbitraryAction, anyText, HOSTILE_ADDRESSES } from '../support/arbitraries';

/** The address of what was read, as the shop would write it. */
const write = ({ pathname, filters }: ParsedUrl) =>
  toUrl({ pathname }, { ...NO_FILTERS, ...filters, searchShown: filters?.query !== undefined });

/** An empty query opens the search bar, but the list has nothing to say of it. */
const meant = ({ pathname, filters }: ParsedUrl) => ({
  pathname,
  filters: filters && { ...filters, query: filters.query ?? '' },
});

const settles = (address: string) => {
  const read = parseUrl(address);
  const written = write(read);
  expect(meant(parseUrl(written))).toEqual(meant(read));
  expect(write(parseUrl(written))).toBe(written);
  // It stays within the shop, on a page that has a name, in characters that may be written.
  expect(written).toMatch(/^\/(?!\/)/);
  expect(PAGES).toContain(pageAt(read.pathname));
  expect(read.filters === undefined).toBe(read.pathname !== '/Collections');
  expect((read.filters?.query ?? '').length).toBeLessThanOrEqual(200);
};

describe('reading and writing an address undo each other', () => {
  it('for every state that events can reach', () => {
    fc.assert(
      fc.property(fc.array(arbitraryAction, { maxLength: 25, size: 'max' }), anyAddress, (events, last) => {
        const states = [...events, { type: 'route/navigated', payload: last }];
        let state = rootReducer(undefined, { type: 'nothing' });
        for (const event of states) {
          state = rootReducer(state, event);
          const { route, filters } = state;
          const { pathname, filters: said } = parseUrl(toUrl(route, filters));
          expect(pathname).toBe(route.pathname);
          if (pathname !== '/Collections') continue;
          const { query = '', ...choices } = said ?? {};
          expect(choices).toEqual({
            categories: filters.categories,
            types: filters.types,
            sort: filters.sort,
          });
          expect(query).toBe(filters.searchShown ? filters.query.trim() : '');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('for every state of the list, wherever its query ends', () => {
    const query = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom('a', ' ', '🧦', '+', '%'), minLength: 190 }),
    );
    fc.assert(
      fc.property(query, (typed) => {
        const at = (type: string, payload?: string) => ({ type, payload });
        const { route, filters } = [
          at('route/navigated', '/Collections'),
          at('filters/searchToggled'),
          at('filters/queryChanged', typed),
        ].reduce(rootReducer, rootReducer(undefined, at('nothing')));
        expect(parseUrl(toUrl(route, filters)).filters?.query ?? '').toBe(filters.query.trim());
      }),
      { numRuns: 300 },
    );
  });

  it.each(HOSTILE_ADDRESSES.map((address) => [address.slice(0, 60), address]))('for %j', (_, address) => {
    settles(address);
  });

  it('for any text whatsoever', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyAddress,
          anyText.map((text) => `/${text}`),
        ),
        (address) => settles(address),
      ),
      { numRuns: 1000 },
    );
  });

  it('for any query that is longer than a query may be', () => {
    const long = fc.string({
      unit: fc.constantFrom('a', ' ', '🧦'),
      minLength: 195,
      maxLength: 260,
      size: 'max',
    });
    fc.assert(
      fc.property(long, (query) => settles(`/Collections?${new URLSearchParams({ q: query }).toString()}`)),
      { numRuns: 300 },
    );
  });
});
