import { fileOf, nginxPages } from '../../../tools/build/fileMap';

describe('fileOf', () => {
  it.each([
    ['/', '/index.html'],
    ['/Collections', '/Collections.html'],
    ['/COLLECTIONS/', '/Collections.html'],
    ['/place-order//', '/place-order.html'],
    ['//', '/index.html'],
    ['/product/pique-polo-sage', '/product/pique-polo-sage.html'],
    ['/Product/pique-polo-sage/', '/product/pique-polo-sage.html'],
  ])('should map %s to the page %s', (pathname, file) => {
    expect(fileOf(pathname)).toBe(file);
  });

  it.each([
    '/assets/main.0a1b2c3d.js',
    '/.well-known/acme-challenge/token',
    '/404.html',
    '/shell.html',
    '/nowhere',
  ])('should map %s to the file of that name', (pathname) => {
    expect(fileOf(pathname)).toBe(pathname);
  });

  it.each([
    '/_headers',
    '/assets/main.0a1b2c3d.js.map',
    '/.git/config',
    '/cart.html',
    '/CART.html/',
    '/index.html',
    '/index.html.br',
    '/index.html.gz',
  ])('should return undefined for %s', (pathname) => {
    expect(fileOf(pathname)).toBeUndefined();
  });
});

const NGINX_PAGES = `# Written by \`npm run build\`; included by nginx.conf.
map $uri $page {
  default "";
  / /index.html;
  ~*^/collections/*$ /Collections.html;
  ~*^/about/*$ /about.html;
  ~*^/contact/*$ /Contact.html;
  ~*^/cart/*$ /cart.html;
  ~*^/login/*$ /login.html;
  ~*^/place-order/*$ /place-order.html;
  ~*^/orders/*$ /orders.html;
  ~*^/product/(?<product>[^/]+)/*$ /product/$product.html;
}
`;

it('should map the same paths to the same pages in nginx', () => {
  expect(nginxPages()).toBe(NGINX_PAGES);
});
