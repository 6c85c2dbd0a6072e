import { PATHS } from '../../../src/routing/paths';
import { fileOf, nginxPages } from '../../../tools/build/fileMap';

type Page = readonly [path: string, page: string];

const PAGES: readonly Page[] = [
  ['/', '/index.html'],
  ['/Collections', '/Collections.html'],
  ['/collections', '/Collections.html'],
  ['/COLLECTIONS/', '/Collections.html'],
  ['/place-order//', '/place-order.html'],
  ...Object.values(PATHS)
    .filter((path) => path !== PATHS.home)
    .map((path) => [path, `${path}.html`] as const),
];

describe('fileOf', () => {
  it.each<Page>([
    ...PAGES,
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

describe('nginxPages', () => {
  const rows = [...nginxPages().matchAll(/^ {2}(\S+) (\S+);$/gm)];

  /** The page that the map of nginx gives for a path. */
  const pageOf = (path: string) =>
    rows.find(([, key = '']) =>
      key.startsWith('~*')
        ? new RegExp(key.slice(2), 'i').test(path)
        : key === path,
    )?.[2];

  it.each(PAGES)('should map %s to the page %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  it('should map products and no other page', () => {
    expect(pageOf('/product/pique-polo-sage')).toBe('/product/$product.html');
    expect(pageOf('/product/pique-polo-sage/more')).toBeUndefined();
  });
});
