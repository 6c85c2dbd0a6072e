import fc from 'fast-check';
import {
  formatTotal,
  formatPrice,
} from '../../../src/features/catalogue/money';
import { CURRENCY } from '../../support/currency';

/** US dollars as Intl.NumberFormat writes them. */
const intlFormat = (cents: number, minimumFractionDigits: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits,
  });

it('should format dollars like Intl.NumberFormat', () => {
  const anyCents = fc.integer({ min: 0, max: 100_000_000_000 });
  fc.assert(
    fc.property(anyCents, (cents) => {
      const digits = cents % 100 === 0 ? 0 : 2;
      expect(formatTotal(cents)).toBe(intlFormat(cents, 2));
      expect(formatPrice(cents)).toBe(intlFormat(cents, digits));
    }),
    { numRuns: 300 },
  );
});

const EURO = {
  ...CURRENCY,
  before: '',
  after: '\u00a0€',
  separator: '.',
  decimal: ',',
};
const YEN = { ...CURRENCY, before: '¥', decimal: '' };
const RUPEE = { ...CURRENCY, before: '₹', hasPairs: true };

it.each([
  ['euros', EURO, '1.234.567,05\u00a0€', '1.234.567\u00a0€'],
  [
    'euros always with cents',
    { ...EURO, hasZeroCents: true },
    '1.234.567,05\u00a0€',
    '1.234.567,00\u00a0€',
  ],
  ['a currency without cents', YEN, '¥1,234,567', '¥1,234,567'],
  ['pairs of digits', RUPEE, '₹12,34,567.05', '₹12,34,567'],
])('should write %s', (_, currency, amount, price) => {
  expect(formatTotal(123_456_705, currency)).toBe(amount);
  expect(formatPrice(123_456_700, currency)).toBe(price);
});

it('should write an amount in whole units as the currency does', () => {
  const amounts = [undefined, true, false].map((hasZeroCents) =>
    formatTotal(1000, {
      ...CURRENCY,
      ...(hasZeroCents !== undefined && { hasZeroCents }),
    }),
  );
  expect(amounts).toEqual(['$10.00', '$10.00', '$10']);
});

it('should round to whole units without cents', () => {
  expect(formatTotal(1049, YEN)).toBe('¥10');
  expect(formatTotal(1050, YEN)).toBe('¥11');
});
