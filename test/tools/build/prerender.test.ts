import { chunkOf } from '../../../tools/build/prerender';

const assets = ['main.11aa.js', 'cart.22bb.js', 'cart.22bb.js.br', 'cartoon.33cc.js', 'inter.44dd.woff2'];

describe('chunkOf', () => {
  it('finds the script with the name of the page', () => {
    expect(chunkOf(assets, 'cart')).toBe('/assets/cart.22bb.js');
  });

  it('throws when no script has that name', () => {
    expect(() => chunkOf(assets, 'orders')).toThrow('no script named "orders"');
  });

  it('gives the error page no script', () => {
    expect(chunkOf(assets, 'unknown')).toBeUndefined();
  });
});
