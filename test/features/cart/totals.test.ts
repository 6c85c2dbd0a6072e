import fc from 'fast-check';
import { subtotalOf, totalOf } from '../../../src/features/cart/totals';

const anyLines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
  }),
);

describe('subtotalOf', () => {
  it('should be the exact sum of price times quantity', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const exact = lines.reduce(
          (sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity),
          0n,
        );
        expect(BigInt(subtotalOf(lines))).toBe(exact);
      }),
      { numRuns: 100 },
    );
  });
});

describe('totalOf', () => {
  it('should add ten dollars to the subtotal, and be 0 for a subtotal of 0', () => {
    expect([0, 1, 30_350].map(totalOf)).toEqual([0, 1001, 31_350]);
  });
});
