import { chunkOf } from '../../../tools/build/chunk';

const assets = ['main.11aa.js', 'cart.22bb.js', 'cart.22bb.js.br', 'cartoon.33cc.js', 'letters.44dd.woff2'];

describe('the script of a page alone', () => {
  it('is the one that bears its name', () => {
    expect(chunkOf(assets, 'cart')).toBe('/assets/cart.22bb.js');
  });

  it('is missed where it is called otherwise, and not where there is no page', () => {
    expect(() => chunkOf(assets, 'orders')).toThrow('No chunk is called "orders"');
    expect(chunkOf(assets, 'unknown')).toBeUndefined();
  });
});
