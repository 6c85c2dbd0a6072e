import fc from 'fast-check';
import {
  formatAmount,
  formatPrice,
  formatterOf,
} from '../../../src/features/catalogue/money';
import { dollars } from '../../../src/shop/productRows';

/** US dollars as Intl.NumberFormat writes them. */
const intlFormat = (cents: number, minimumFractionDigits: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits,
  });

describe('formatAmount and formatPrice', () => {
  it.each([
    [0, '$0.00', '$0'],
    [5, '$0.05', '$0.05'],
    [dollars(10), '$10.00', '$10'],
    [dollars(68.5), '$68.50', '$68.50'],
    [dollars(1280), '$1,280.00', '$1,280'],
    [1_280_000, '$12,800.00', '$12,800'],
  ])(
    'should write %d cents as the amount %s and the price %s',
    (cents, amount, price) => {
      expect(formatAmount(cents)).toBe(amount);
      expect(formatPrice(cents)).toBe(price);
    },
  );

  it('should format like Intl.NumberFormat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (amount) => {
        expect(formatAmount(amount)).toBe(intlFormat(amount, 2));
        expect(formatPrice(amount)).toBe(
          intlFormat(amount, amount % 100 === 0 ? 0 : 2),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('formatterOf', () => {
  const US = {
    before: '$',
    after: '',
    separator: ',',
    decimal: '.',
    hasPairs: false,
  };
  const EURO = {
    ...US,
    before: '',
    after: '\u00a0€',
    separator: '.',
    decimal: ',',
  };
  const YEN = { ...US, before: '¥', decimal: '' };
  const RUPEE = { ...US, before: '₹', hasPairs: true };

  it.each([
    ['euros', EURO, '1.234.567,05\u00a0€', '1.234.567\u00a0€'],
    ['a currency without cents', YEN, '¥1,234,567', '¥1,234,567'],
    ['pairs of digits', RUPEE, '₹12,34,567.05', '₹12,34,567'],
  ])('should write %s', (_, currency, amount, price) => {
    const format = formatterOf(currency);
    expect(format.amount(123_456_705)).toBe(amount);
    expect(format.price(123_456_700)).toBe(price);
  });

  it('should round to whole units without cents', () => {
    expect([1049, 1050].map(formatterOf(YEN).amount)).toEqual(['¥10', '¥11']);
  });
});
