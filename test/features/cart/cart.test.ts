import fc from 'fast-check';
import { parseQuantity } from '../../../src/features/cart/cart';
import { cart, itemAdded } from '../../../src/features/cart/cartSlice';
import { anyText } from '../../support/anyInput';
import { SHIRT, SKIRT, TROUSERS } from '../../support/catalogue';

it('should read whole numbers from 1 to 9999 in any text, and nothing else', () => {
  const digits = Array.from('0123456789-+.,_exn \n٣５');
  const anyNumber = fc.string({ unit: fc.constantFrom(...digits) });
  fc.assert(
    fc.property(fc.oneof(anyText, anyNumber), (text) => {
      const isQuantity = /^0*[1-9][0-9]{0,3}$/.test(text);
      expect(parseQuantity(text)).toBe(isQuantity ? Number(text) : undefined);
    }),
    { numRuns: 1000, examples: [[`${'0'.repeat(400)}12`], ['9'.repeat(400)]] },
  );
});

it('should keep the products in the order in which they were first added, and their sizes together', () => {
  const ids = [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS];
  const added = ids.map((productId) => itemAdded({ productId, size: 'L' }));
  const last = itemAdded({ productId: SHIRT, size: 'M' });
  const { items } = [...added, last].reduce(cart.reducer, { items: {} });
  expect(JSON.stringify(items)).toBe(
    JSON.stringify({
      [TROUSERS]: { L: 2 },
      [SHIRT]: { L: 2, M: 1 },
      [SKIRT]: { L: 1 },
    }),
  );
});
