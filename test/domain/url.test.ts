import { toUrl, categoryUrl, parseUrl, searchUrl } from '../../src/domain/url';
import { canSearchAt, pageAt, productIdAt, productPath } from '../../src/domain/paths';
import { NO_FILTERS, type Filters } from '../../src/domain/filters';

const collections = { pathname: '/Collections' };
const UNFILTERED = { categories: [], types: [], sort: 'relevant' };
const addressAt = (said: Partial<Filters>) => toUrl(collections, { ...NO_FILTERS, ...said });
const pathOf = (address: string) => parseUrl(address).pathname;
const filtersOf = (address: string) => parseUrl(address).filters;

describe('the address of a list', () => {
  it('is plain while nothing is chosen, and plain it is unfiltered', () => {
    expect(addressAt({})).toBe('/Collections');
    expect(filtersOf('/Collections')).toEqual(UNFILTERED);
  });

  it('says category, type, sort and query', () => {
    const address = addressAt({
      categories: ['Men', 'Kids'],
      types: ['Winterwear'],
      sort: 'high-to-low',
      query: ' wool & "tweed" ',
      searchShown: true,
    });
    expect(address).toBe(
      '/Collections?category=Men&category=Kids&type=Winterwear&sort=high-to-low&q=wool+%26+%22tweed%22',
    );
    expect(filtersOf(address)).toEqual({
      categories: ['Men', 'Kids'],
      types: ['Winterwear'],
      sort: 'high-to-low',
      query: 'wool & "tweed"',
    });
  });

  it('is silent of a query behind a closed search, and of a blank one', () => {
    expect(addressAt({ query: 'tee' })).toBe('/Collections');
    expect(addressAt({ query: '   ', searchShown: true })).toBe('/Collections');
  });

  it('is the same for equal choices in another order', () => {
    const [one, other] = [
      '/Collections?category=Kids&type=Topwear&category=Men&q=tee&sort=low-to-high',
      '/collections/?sort=low-to-high&q=+tee&category=Men&category=Kids&category=Men&type=Topwear',
    ];
    expect(parseUrl(one)).toEqual(parseUrl(other));
  });

  it('belongs to the collections alone', () => {
    expect(toUrl({ pathname: '/about' }, { ...NO_FILTERS, categories: ['Men'] })).toBe('/about');
    expect(filtersOf('/about?category=Men')).toBeUndefined();
  });

  it('tells a query that is empty from none at all', () => {
    expect(filtersOf('/Collections?q=')).toEqual({ ...UNFILTERED, query: '' });
    expect(filtersOf('/Collections?category=Men')).not.toHaveProperty('query');
  });
});

describe('the address of a search from another page', () => {
  it('opens search on the whole collection with what was typed before', () => {
    expect(filtersOf(searchUrl('wool & tweed?#'))).toEqual({ ...UNFILTERED, query: 'wool & tweed?#' });
    expect(filtersOf(searchUrl(''))).toEqual({ ...UNFILTERED, query: '' });
  });
});

describe('the address of a category', () => {
  it('is that of all there is for it', () => {
    expect(filtersOf(categoryUrl('Kids'))).toEqual({ ...UNFILTERED, categories: ['Kids'] });
  });
});

describe('a path', () => {
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
  ])('%j is read as %j', (address, pathname) => {
    expect(pathOf(address)).toBe(pathname);
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
  ])('%j leads to the page %j', (address, page) => {
    expect(pageAt(pathOf(address))).toBe(page);
  });

  it('of a product holds its id, whatever the id holds', () => {
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
  ])('%j names the product %j', (pathname, id) => {
    expect(productIdAt(pathname)).toBe(id);
  });

  it('has a search bar wherever it contains "collection", in any case', () => {
    expect(['/Collections', '/COLLECTIONS', '/old-collection/3'].map(canSearchAt)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/', '/cart', '/collect', '/product/tee'].map(canSearchAt)).toEqual([false, false, false, false]);
  });
});

describe('a hostile address', () => {
  it('chooses nothing that the shop does not have', () => {
    const address = `/Collections?category=Cats&sort=%00&q=${'x'.repeat(10_000)}`;
    expect(filtersOf(address)).toEqual({ ...UNFILTERED, query: 'x'.repeat(200) });
    const keys = '/Collections?category=__proto__&type=constructor&sort=toString&__proto__=Men';
    expect(filtersOf(keys)).toEqual(UNFILTERED);
    expect(filtersOf('/Collections?category=men&category=Men,Women&type=Topwear%00')).toEqual(UNFILTERED);
  });

  it('may be malformed', () => {
    expect(filtersOf('/Collections?q=%E0%A4%A&category=%&category=Men')?.categories).toEqual(['Men']);
    // What no browser could have encoded stands for itself, letter by letter.
    expect(decodeURIComponent(pathOf('/%E0%A4%A'))).toBe('/%E0%A4%A');
    expect(decodeURIComponent(pathOf('/product/%E0%A4%A'))).toBe('/product/%E0%A4%A');
    expect(pathOf('/product/%C3%A9t%C3%A9')).toBe('/product/%C3%A9t%C3%A9');
  });

  it('carries a query whose lone halves of characters do no harm', () => {
    expect(filtersOf('/Collections?q=a%ED%A0%80b')?.query).not.toMatch(/\p{Surrogate}/u);
    expect(filtersOf('/Collections?q=a\uD800b')?.query).toBe('a\uFFFDb');
  });

  it('has a query that is cut after 200 characters, the spaces before it not counted', () => {
    expect(filtersOf(`/Collections?q=${'+'.repeat(9)}${'a'.repeat(201)}`)?.query).toBe('a'.repeat(200));
  });

  it('with a query that is cut at a space is the address of what it reads', () => {
    const { pathname, filters } = parseUrl(`/Collections?q=${'a'.repeat(199)}+bcd`);
    const written = addressAt({ query: filters?.query ?? '', searchShown: true });
    expect(parseUrl(written)).toEqual({ pathname, filters });
  });
});
