import { fileOf } from '../../../tools/build/fileMap';

describe('fileOf', () => {
  it.each([
    ['/', '/index.html'],
    ['//', '/index.html'],
    ['/Collections', '/Collections.html'],
    ['/collections', '/Collections.html'],
    ['/COLLECTIONS/', '/Collections.html'],
    ['/place-order//', '/place-order.html'],
    ['/product/pique-polo-sage', '/product/pique-polo-sage.html'],
    ['/Product/pique-polo-sage/', '/product/pique-polo-sage.html'],
  ])('should map %s to the page %s', (pathname, file) => {
    expect(fileOf(pathname)).toBe(file);
  });

  it('should map any other path to the file of that name', () => {
    for (const pathname of [
      ...[
        '/assets/main.0a1b2c3d.js',
        '/sw.js',
        '/.well-known/acme-challenge/token',
      ],
      ...['/404.html', '/shell.html', '/nowhere'],
    ])
      expect(fileOf(pathname)).toBe(pathname);
  });

  it.each([
    ...[
      '/_headers',
      '/_headers.conf',
      '/_build.json',
      '/assets/main.0a1b2c3d.js.map',
    ],
    ...[
      '/.git/config',
      '/.env',
      '/cart.html',
      '/CART.html/',
      '/index.html',
      '/index.html.br',
      '/index.html.gz',
    ],
  ])('should return undefined for %s', (pathname) => {
    expect(fileOf(pathname)).toBeUndefined();
  });
});
