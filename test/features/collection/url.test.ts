import fc from 'fast-check';
import {
  mapFacets,
  NO_SELECTION,
} from '../../../src/features/collection/facetSelection';
import {
  NO_FILTERS,
  sanitizeQuery,
  type Filters,
} from '../../../src/features/collection/filters';
import {
  toUrl,
  categoryUrl,
  LIST_PARAMS,
  parseUrl,
  searchUrl,
} from '../../../src/features/collection/url';
import {
  canSearchAt,
  pageAt,
  PAGES,
  productIdAt,
  productPath,
} from '../../../src/features/navigation/paths';
import { anyText, anyUrl, HOSTILE_URLS } from '../../support/events';

const UNFILTERED = { ...NO_SELECTION, sort: 'relevant' };
const listUrl = (filters: Partial<Filters>) =>
  toUrl({ pathname: '/Collections' }, { ...NO_FILTERS, ...filters });
const pathOf = (url: string) => parseUrl(url).pathname;
const filtersOf = (url: string) => parseUrl(url).filters;

describe('URL of the list', () => {
  it('should hold the category, type, sort and query', () => {
    const criteria = {
      categories: ['Men', 'Kids'],
      types: ['Winterwear'],
      sort: 'high-to-low',
    } as const;
    const url = listUrl({
      ...criteria,
      query: ' wool & "tweed" ',
      searchShown: true,
    });
    expect(url).toBe(
      '/Collections?category=Men&category=Kids&type=Winterwear&sort=high-to-low&q=wool+%26+%22tweed%22',
    );
    expect(filtersOf(url)).toEqual({
      ...NO_SELECTION,
      ...criteria,
      query: 'wool & "tweed"',
    });
  });

  // The build hides the prerendered list at a URL with one of them.
  it('should have its parameters in LIST_PARAMS', () => {
    const everyFilter: Filters = {
      ...mapFacets(({ values }) => values),
      sort: 'high-to-low',
      query: 'tee',
      searchShown: true,
    };
    const { searchParams } = new URL(listUrl(everyFilter), 'https://shop.test');
    for (const param of searchParams.keys())
      expect(LIST_PARAMS).toContain(param);
  });

  it('should omit a blank query and the query of a closed search bar', () => {
    expect(listUrl({ query: 'tee' })).toBe('/Collections');
    expect(listUrl({ query: '   ', searchShown: true })).toBe('/Collections');
  });

  it('should parse equal selections in any order to the same filters', () => {
    const [one, other] = [
      '/Collections?category=Kids&type=Topwear&category=Men&q=tee&sort=low-to-high',
      '/collections/?sort=low-to-high&q=+tee&category=Men&category=Kids&category=Men&type=Topwear',
    ];
    expect(parseUrl(one)).toEqual(parseUrl(other));
  });

  it('should match values in any letter case, and hold them as declared', () => {
    const url = '/Collections?category=MEN&category=kids&type=topWear';
    const parsed = parseUrl(`${url}&sort=LOW-TO-HIGH&q=Tee`);
    expect(parsed.filters).toEqual({
      ...NO_SELECTION,
      categories: ['Men', 'Kids'],
      types: ['Topwear'],
      sort: 'low-to-high',
      query: 'Tee',
    });
  });

  it('should decode the query once', () => {
    expect(filtersOf('/Collections?q=50%25')?.query).toBe('50%');
    expect(filtersOf('/Collections?q=50%2525')?.query).toBe('50%25');
    expect(listUrl({ query: '50%25', searchShown: true })).toBe(
      '/Collections?q=50%2525',
    );
  });

  it('should hold filters for the collections only', () => {
    expect(
      toUrl({ pathname: '/about' }, { ...NO_FILTERS, categories: ['Men'] }),
    ).toBe('/about');
    expect(filtersOf('/about?category=Men')).toBeUndefined();
  });

  it('should be that of a search or of a category alone', () => {
    expect(filtersOf(searchUrl('wool & tweed?#'))).toEqual({
      ...UNFILTERED,
      query: 'wool & tweed?#',
    });
    expect(filtersOf(searchUrl(''))).toEqual({ ...UNFILTERED, query: '' });
    expect(filtersOf(categoryUrl('Kids'))).toEqual({
      ...UNFILTERED,
      categories: ['Kids'],
    });
  });

  it('should be read as far as it is valid', () => {
    expect(
      filtersOf('/Collections?q=%E0%A4%A&category=%&category=Men')?.categories,
    ).toEqual(['Men']);
    expect(
      filtersOf(`/Collections?q=${'+'.repeat(9)}${'a'.repeat(201)}`)?.query,
    ).toBe('a'.repeat(200));
  });
});

describe('paths', () => {
  it.each([
    ['/COLLECTIONS/', '/Collections', 'collections'],
    ['/cArT', '/cart', 'cart'],
    ['/cart#totals', '/cart', 'cart'],
    ['/Place-Order//', '/place-order', 'placeOrder'],
    ['/Product/ID', '/product/id', 'product'],
    ['/product/%C3%A9t%C3%A9', '/product/%C3%A9t%C3%A9', 'product'],
    ['/product/%E0%A4%A', '/product/%25e0%25a4%25a', 'product'],
    ['/Collections#?q=tee', '/Collections', 'collections'],
    ['', '/', 'home'],
    ['//', '/', 'home'],
    ['/index.html', '/', 'home'],
    ['/index/', '/', 'home'],
    ['/Collections.html', '/Collections', 'collections'],
    ['/Product/ID.html', '/product/id', 'product'],
    ['/product/ID.html.html', '/product/id', 'product'],
    ['/product/.html', '/product/.html', 'product'],
    ['/product/index', '/product/index', 'product'],
    ['/a.html', '/a.html', 'unknown'],
    ['/404.html', '/404.html', 'unknown'],
    ['/cart/index.html', '/cart/index.html', 'unknown'],
    ['//evil.example/x', '/evil.example/x', 'unknown'],
    ['/a//b///c/', '/a/b/c', 'unknown'],
    ['/product', '/product', 'unknown'],
    ['/product/a/b', '/product/a/b', 'unknown'],
    ['/old/Product/ID', '/old/Product/ID', 'unknown'],
    ['/__proto__', '/__proto__', 'unknown'],
    ['/%E0%A4%A', '/%25E0%25A4%25A', 'unknown'],
  ])('should normalize %j to %j of the page %s', (url, pathname, page) => {
    expect([pathOf(url), pageAt(pathOf(url))]).toEqual([pathname, page]);
  });

  it('should encode any product id', () => {
    expect(productPath('linen-camp-shirt-sand')).toBe(
      '/product/linen-camp-shirt-sand',
    );
    expect(pathOf(productPath('a/b?c#d'))).toBe('/product/a%2Fb%3Fc%23d');
    expect(pageAt(pathOf(productPath('a/b?c#d')))).toBe('product');
  });

  it.each([
    ['/product/linen-camp-shirt-sand', 'linen-camp-shirt-sand'],
    ['/product/x/', 'x'],
    ['/PRODUCT/X', 'x'],
    [productPath('a/b?c#d'), 'a/b?c#d'],
    ['/product/%E0%A4%A', '%e0%a4%a'],
    ['/product/', ''],
    ['/product//', ''],
    ['/product/a/b', ''],
    ['/old/product/a', ''],
    ['/cart', ''],
  ])('should parse %j to the product id %j', (pathname, id) => {
    expect(productIdAt(pathname)).toBe(id);
  });

  it.each([
    [true, ['/Collections', '/COLLECTIONS', '/old-collection/3']],
    [false, ['/', '/cart', '/collect', '/product/tee']],
  ])('should allow the search bar (%s) at %j', (isAllowed, paths) => {
    for (const path of paths) expect(canSearchAt(path)).toBe(isAllowed);
  });
});

describe('toUrl and parseUrl', () => {
  type ParsedUrl = ReturnType<typeof parseUrl>;

  const toNormalUrl = ({ pathname, filters }: ParsedUrl) =>
    toUrl(
      { pathname },
      {
        ...NO_FILTERS,
        ...filters,
        query: filters?.query ?? '',
        searchShown: filters?.query !== undefined,
      },
    );

  /**
   * An empty query opens the search bar. The normalized URL does not hold it.
   */
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
    expect(parsed.filters === undefined).toBe(
      parsed.pathname !== '/Collections',
    );
    expect((parsed.filters?.query ?? '').length).toBeLessThanOrEqual(200);
  };

  const urls = [...HOSTILE_URLS, `/Collections?q=${'a'.repeat(199)}+bcd`];

  it.each(urls.map((url) => [url.slice(0, 60), url]))(
    'should normalize %j',
    (_, url) => {
      expectRoundTrip(url);
    },
  );

  it('should normalize any text', () => {
    const anyPath = anyText.map((text) => `/${text}`);
    const anyFile = anyUrl.map((url) => `${url}.html`);
    fc.assert(
      fc.property(fc.oneof(anyUrl, anyPath, anyFile), expectRoundTrip),
      { numRuns: 1000 },
    );
  });

  it('should keep the first 200 UTF-16 units of any query, without lone surrogates', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => text.repeat(50)),
        ),
        (typed) => {
          const query = sanitizeQuery(typed);
          const whole = Array.from(typed.slice(0, 200)).filter(
            (char) => !/^[\uD800-\uDFFF]$/.test(char),
          );
          expect(Array.from(query)).toEqual(whole);
          expect(sanitizeQuery(query)).toBe(query);
          expect(
            filtersOf(listUrl({ query, searchShown: true }))?.query ?? '',
          ).toBe(query.trim());
        },
      ),
      { numRuns: 300 },
    );
  });
});
