import { productPath, parsePathname } from '../../src/routing/paths';

it.each([
  ['/COLLECTIONS/', '/Collections', 'collections'],
  ['/cArT', '/cart', 'cart'],
  ['/%63art', '/cart', 'cart'],
  ['/Place-Order//', '/place-order', 'placeOrder'],
  ['/Product/ID', '/product/id', 'product'],
  ['/product/%C3%A9t%C3%A9', '/product/%C3%A9t%C3%A9', 'product'],
  ['/product/%E0%A4%A', '/product/%25e0%25a4%25a', 'product'],
  ['', '/', 'home'],
  ['//', '/', 'home'],
  ['/index.html', '/', 'home'],
  ['/Collections.html', '/Collections', 'collections'],
  ['/Product/ID.html', '/product/id', 'product'],
  ['/404.html', '/404.html', 'unknown'],
  ['//evil.example/x', '/evil.example/x', 'unknown'],
  ['/product', '/product', 'unknown'],
  ['/product/a/b', '/product/a/b', 'unknown'],
  ['/old/Product/ID', '/old/Product/ID', 'unknown'],
  ['/__proto__', '/__proto__', 'unknown'],
])('should normalize %j to %j of the page %s', (path, expected, page) => {
  const { pathname } = parsePathname(path);
  expect(pathname).toBe(expected);
  expect(parsePathname(pathname)).toMatchObject({ pathname, page });
});

it('should encode any product id', () => {
  const path = productPath('a%b?c#d');
  expect(path).toBe('/product/a%25b%3Fc%23d');
  expect(parsePathname(path)).toEqual({
    page: 'product',
    productId: 'a%b?c#d',
    pathname: path,
  });
  expect(parsePathname('/product/a/b').productId).toBe('');
});
