import fc from 'fast-check';
import {
  DELIVERY_FEE,
  dollars,
  formatAmount,
  formatPrice,
  subtotalOf,
  totalOf,
} from '../../src/domain/money';

const anyCents = fc.integer({ min: 0, max: 100_000_000_000 });
const anyLines = fc.array(
  fc.record({ price: fc.integer({ min: 0, max: 100_000 }), quantity: fc.integer({ min: 1, max: 9999 }) }),
);

/** US dollars as Intl.NumberFormat writes them. */
const intlFormat = (cents: number, fractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
  }).format(cents / 100);

describe('subtotalOf', () => {
  it('should return the sum of price times quantity in cents', () => {
    expect(subtotalOf([])).toBe(0);
    expect(
      subtotalOf([
        { price: 6850, quantity: 3 },
        { price: dollars(98), quantity: 1 },
      ]),
    ).toBe(30_350);
  });

  it('should be exact for any list', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const exact = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
        expect(BigInt(subtotalOf(lines))).toBe(exact);
      }),
      { numRuns: 100 },
    );
  });
});

describe('totalOf', () => {
  it('should add ten dollars to the subtotal, and be 0 for a subtotal of 0', () => {
    expect(totalOf(0)).toBe(0);
    expect(totalOf(1)).toBe(1001);
    expect(totalOf(30_350)).toBe(31_350);
  });
});

describe('formatAmount and formatPrice', () => {
  it('should always include the cents of an amount', () => {
    expect(formatAmount(DELIVERY_FEE)).toBe('$10.00');
    expect(formatAmount(0)).toBe('$0.00');
    expect(formatAmount(5)).toBe('$0.05');
    expect(formatAmount(128_000)).toBe('$1,280.00');
    expect(formatAmount(1_280_000)).toBe('$12,800.00');
  });

  it('should include the cents of a price only if they are not zero', () => {
    expect(formatPrice(dollars(68))).toBe('$68');
    expect(formatPrice(6850)).toBe('$68.50');
    expect(formatPrice(0)).toBe('$0');
  });

  it('should format like Intl.NumberFormat', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(formatAmount(amount)).toBe(intlFormat(amount, 2));
        expect(formatPrice(amount)).toBe(intlFormat(amount, amount % 100 === 0 ? 0 : 2));
      }),
      { numRuns: 300 },
    );
  });
});
