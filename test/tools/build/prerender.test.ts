import { chunkOf } from '../../../tools/build/prerender';

const assets = ['main.11aa.js', 'cart.22bb.js', 'cart.22bb.js.br', 'cartoon.33cc.js', 'inter.44dd.woff2'];

describe('chunkOf', () => {
  it('should find the script with the name of the page', () => {
    expect(chunkOf(assets, 'cart')).toBe('/assets/cart.22bb.js');
  });

  it('should throw when no script has that name', () => {
    expect(() => chunkOf(assets, 'orders')).toThrow('no script named "orders"');
  });

  it('should return no script for the error page', () => {
    expect(chunkOf(assets, 'unknown')).toBeUndefined();
  });
});
