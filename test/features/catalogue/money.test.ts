import fc from 'fast-check';
import {
  DELIVERY_FEE,
  formatAmount,
  formatPrice,
  formatterOf,
  moneyFormatOf,
  moneySample,
} from '../../../src/features/catalogue/money';
import { dollars } from '../../../src/shop/productRows';

/** US dollars as Intl.NumberFormat writes them. */
const intlFormat = (cents: number, minimumFractionDigits: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });

describe('formatAmount and formatPrice', () => {
  it.each([
    [0, '$0.00', '$0'],
    [5, '$0.05', '$0.05'],
    [DELIVERY_FEE, '$10.00', '$10'],
    [dollars(68.5), '$68.50', '$68.50'],
    [dollars(1280), '$1,280.00', '$1,280'],
    [1_280_000, '$12,800.00', '$12,800'],
  ])('should write %d cents as the amount %s and the price %s', (cents, amount, price) => {
    expect(formatAmount(cents)).toBe(amount);
    expect(formatPrice(cents)).toBe(price);
  });

  it('should format like Intl.NumberFormat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (amount) => {
        expect(formatAmount(amount)).toBe(intlFormat(amount, 2));
        expect(formatPrice(amount)).toBe(intlFormat(amount, amount % 100 === 0 ? 0 : 2));
      }),
      { numRuns: 300 },
    );
  });
});

describe('moneyFormatOf', () => {
  it.each([
    ['en-US', 'USD', '$1,111,111.11', { before: '$', separator: ',', decimal: '.', hasCents: true }],
    ['de-DE', 'EUR', '1.111.111,11\u00a0€', { separator: '.', decimal: ',', after: '\u00a0€' }],
    ['ja-JP', 'JPY', '￥1,111,111', { before: '￥', separator: ',', hasCents: false }],
    ['en-IN', 'INR', '₹11,11,111.11', { before: '₹', hasPairs: true }],
    ['fr-CH', 'CHF', '1\u202f111\u202f111.11\u00a0CHF', { separator: '\u202f', after: '\u00a0CHF' }],
    ['es-CL', 'CLP', '$1.111.111', { before: '$', separator: '.', hasCents: false }],
  ])('should read how %s writes %s', (locale, code, sample, format) => {
    expect(moneySample({ locale, code })).toBe(sample);
    expect(moneyFormatOf(sample)).toMatchObject(format);
  });

  it('should format other currencies like Intl.NumberFormat', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('de-DE EUR', 'ja-JP JPY', 'en-IN INR', 'fr-FR EUR', 'pl-PL PLN'),
        fc.integer({ min: 10_000, max: 100_000_000 }),
        (currency, whole) => {
          const [locale = '', code = ''] = currency.split(' ');
          const { amount } = formatterOf(moneyFormatOf(moneySample({ locale, code })));
          const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
          expect(amount(whole * 100)).toBe(intl.format(whole));
        },
      ),
      { numRuns: 200 },
    );
  });
});
