import { toUrl, categoryUrl, parseUrl, searchUrl } from '../../../src/features/collection/url';
import { canSearchAt, pageAt, productIdAt, productPath } from '../../../src/features/navigation/paths';
import { NO_FILTERS, type Filters } from '../../../src/features/collection/filters';

const collections = { pathname: '/Collections' };
const UNFILTERED = { categories: [], types: [], sort: 'relevant' };
const listUrl = (filters: Partial<Filters>) => toUrl(collections, { ...NO_FILTERS, ...filters });
const pathOf = (url: string) => parseUrl(url).pathname;
const filtersOf = (url: string) => parseUrl(url).filters;

describe('URL of the list', () => {
  it('should have no query string for the unfiltered list', () => {
    expect(listUrl({})).toBe('/Collections');
    expect(filtersOf('/Collections')).toEqual(UNFILTERED);
  });

  it('should hold the category, type, sort and query', () => {
    const url = listUrl({
      categories: ['Men', 'Kids'],
      types: ['Winterwear'],
      sort: 'high-to-low',
      query: ' wool & "tweed" ',
      searchShown: true,
    });
    expect(url).toBe(
      '/Collections?category=Men&category=Kids&type=Winterwear&sort=high-to-low&q=wool+%26+%22tweed%22',
    );
    expect(filtersOf(url)).toEqual({
      categories: ['Men', 'Kids'],
      types: ['Winterwear'],
      sort: 'high-to-low',
      query: 'wool & "tweed"',
    });
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

  it('should hold filters for the collections only', () => {
    expect(toUrl({ pathname: '/about' }, { ...NO_FILTERS, categories: ['Men'] })).toBe('/about');
    expect(filtersOf('/about?category=Men')).toBeUndefined();
  });

  it('should distinguish an empty query from no query', () => {
    expect(filtersOf('/Collections?q=')).toEqual({ ...UNFILTERED, query: '' });
    expect(filtersOf('/Collections?category=Men')?.query).toBeUndefined();
  });
});

describe('searchUrl', () => {
  it('should open the unfiltered list with the query', () => {
    expect(filtersOf(searchUrl('wool & tweed?#'))).toEqual({ ...UNFILTERED, query: 'wool & tweed?#' });
    expect(filtersOf(searchUrl(''))).toEqual({ ...UNFILTERED, query: '' });
  });
});

describe('categoryUrl', () => {
  it('should select the category only', () => {
    expect(filtersOf(categoryUrl('Kids'))).toEqual({ ...UNFILTERED, categories: ['Kids'] });
  });
});

describe('paths', () => {
  it.each([
    ['/COLLECTIONS/', '/Collections'],
    ['/collections', '/Collections'],
    ['/contact', '/Contact'],
    ['/cArT', '/cart'],
    ['/Place-Order//', '/place-order'],
    ['/Product/ID', '/product/ID'],
    ['/product/ID/', '/product/ID'],
    ['//evil.example/x', '/evil.example/x'],
    ['/cart?x=1', '/cart'],
    ['/cart#totals', '/cart'],
    ['/Collections#?q=tee', '/Collections'],
    ['', '/'],
    ['//', '/'],
    ['/a//b///c/', '/a/b/c'],
    ['/Product/a/B', '/Product/a/B'],
    ['/old/Product/ID', '/old/Product/ID'],
  ])('should normalize %j to %j', (url, pathname) => {
    expect(pathOf(url)).toBe(pathname);
  });

  it.each([
    ['/', 'home'],
    ['/collections', 'collections'],
    ['/ABOUT', 'about'],
    ['/Contact', 'contact'],
    ['/product/linen-camp-shirt-sand', 'product'],
    ['/cart', 'cart'],
    ['/login', 'login'],
    ['/place-order', 'placeOrder'],
    ['/orders', 'orders'],
    ['/product', 'unknown'],
    ['/product/a/b', 'unknown'],
    ['/old/product/a', 'unknown'],
    ['/__proto__', 'unknown'],
    ['/constructor', 'unknown'],
    ['/home', 'unknown'],
  ])('should map %j to the page %j', (url, page) => {
    expect(pageAt(pathOf(url))).toBe(page);
  });

  it('should encode any product id', () => {
    expect(productPath('linen-camp-shirt-sand')).toBe('/product/linen-camp-shirt-sand');
    expect(pathOf(productPath('a/b?c#d'))).toBe('/product/a%2Fb%3Fc%23d');
    expect(pageAt(pathOf(productPath('a/b?c#d')))).toBe('product');
  });

  it.each([
    ['/product/linen-camp-shirt-sand', 'linen-camp-shirt-sand'],
    ['/product/x/', 'x'],
    ['/PRODUCT/X', 'X'],
    [productPath('a/b?c#d'), 'a/b?c#d'],
    ['/product/%E0%A4%A', '%E0%A4%A'],
    ['/product/', ''],
    ['/product//', ''],
    ['/product/a/b', ''],
    ['/old/product/a', ''],
    ['/cart', ''],
  ])('should parse %j to the product id %j', (pathname, id) => {
    expect(productIdAt(pathname)).toBe(id);
  });

  it('should allow the search bar on every path with "collection" in any case', () => {
    expect(['/Collections', '/COLLECTIONS', '/old-collection/3'].map(canSearchAt)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/', '/cart', '/collect', '/product/tee'].map(canSearchAt)).toEqual([false, false, false, false]);
  });
});

describe('hostile URLs', () => {
  it('should be parsed when they are malformed', () => {
    expect(filtersOf('/Collections?q=%E0%A4%A&category=%&category=Men')?.categories).toEqual(['Men']);
    // An invalid percent encoding is taken literally.
    expect(decodeURIComponent(pathOf('/%E0%A4%A'))).toBe('/%E0%A4%A');
    expect(decodeURIComponent(pathOf('/product/%E0%A4%A'))).toBe('/product/%E0%A4%A');
    expect(pathOf('/product/%C3%A9t%C3%A9')).toBe('/product/%C3%A9t%C3%A9');
  });

  it('should be cut after 200 characters of the trimmed query', () => {
    expect(filtersOf(`/Collections?q=${'+'.repeat(9)}${'a'.repeat(201)}`)?.query).toBe('a'.repeat(200));
  });

  it('should survive a round trip when the query is cut at a space', () => {
    const { pathname, filters } = parseUrl(`/Collections?q=${'a'.repeat(199)}+bcd`);
    const url = listUrl({ query: filters?.query ?? '', searchShown: true });
    expect(parseUrl(url)).toEqual({ pathname, filters });
  });
});
