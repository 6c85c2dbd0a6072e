import { PATHS } from '../../../src/domain/paths';
import { fileOf, PAGE_PATHS } from '../../../tools/build/layout';

describe('the file that answers', () => {
  it.each([
    ['/', '/index.html'],
    ['//', '/index.html'],
    ['/Collections', '/Collections.html'],
    ['/collections', '/Collections.html'],
    ['/COLLECTIONS/', '/Collections.html'],
    ['/place-order//', '/place-order.html'],
    ['/product/pique-polo-sage', '/product/pique-polo-sage.html'],
    ['/Product/pique-polo-sage/', '/product/pique-polo-sage.html'],
  ])('for %s is the page %s', (pathname, file) => {
    expect(fileOf(pathname)).toBe(file);
  });

  it.each([
    '/assets/main.0a1b2c3d.js',
    '/sw.js',
    '/.well-known/security.txt',
    '/404.html',
    '/shell.html',
    '/nowhere',
  ])('for %s is the one of that name, if it is there', (pathname) => {
    expect(fileOf(pathname)).toBe(pathname);
  });

  it.each([
    '/_headers',
    '/assets/main.0a1b2c3d.js.map',
    '/index.html.br',
    '/index.html.gz',
    '/.git/config',
    '/.env',
    '/cart.html',
    '/index.html',
  ])('for %s is none', (pathname) => {
    expect(fileOf(pathname)).toBeUndefined();
  });

  it('has a place in the headers of static hosts, whatever the page', () => {
    expect(PAGE_PATHS).toEqual(expect.arrayContaining([...Object.values(PATHS), '/product/*']));
  });
});
