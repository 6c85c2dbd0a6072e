import fc from 'fast-check';
import {
  parseQuantity,
  parseQuantities,
  totalsOf,
} from '../../../src/features/cart/cart';
import { anyText } from '../../support/anyInput';

it.each([0, -1, 1.5, 10_000, NaN, Infinity, '3', null])(
  'should leave out the stored quantity %j',
  (quantity) => {
    const items = { tee: { M: quantity, S: 1 }, coat: { M: quantity } };
    expect(parseQuantities(items)).toEqual({ tee: { S: 1 } });
  },
);

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

it('should have no fee where delivery is free', () => {
  const totals = totalsOf([{ price: 455, quantity: 3 }], 0);
  expect(totals).toMatchObject({ subtotal: 1365, fee: 0, total: 1365 });
});
