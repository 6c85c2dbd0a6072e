import fc from 'fast-check';
import {
  DELIVERY_FEE,
  formatAmount,
  formatPrice,
  formatterOf,
  moneyFormatOf,
  moneySample,
  subtotalOf,
  totalOf,
} from '../../../src/features/catalogue/money';
import { dollars } from '../../../src/shop/productRows';

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
        fc.constantFrom(
          ['de-DE', 'EUR'],
          ['ja-JP', 'JPY'],
          ['en-IN', 'INR'],
          ['fr-FR', 'EUR'],
          ['pl-PL', 'PLN'],
        ),
        fc.integer({ min: 1_000_000, max: 100_000_000_00 }),
        ([locale = '', code = ''], cents) => {
          const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
          const whole = cents - (cents % 100);
          expect(formatterOf(moneyFormatOf(moneySample({ locale, code }))).amount(whole)).toBe(
            intl.format(whole / 100),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
