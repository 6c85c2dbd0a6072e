import { chunkOf } from '../../../tools/build/prerender';

it('should find the script with the name of a page, none for the error page, or throw', () => {
  const assets = ['main.11aa.js', 'cartoon.33cc.js', 'cart.22bb.js.br', 'cart.22bb.js', 'inter.44dd.woff2'];
  expect(chunkOf(assets, 'cart')).toBe('/assets/cart.22bb.js');
  expect(chunkOf(assets, 'unknown')).toBeUndefined();
  expect(() => chunkOf(assets, 'orders')).toThrow('no script named "orders"');
});
