import { currencyOf } from '../src/currency';

// Locales whose amounts are the same in all versions of ICU.
it.each([
  ['USD', 'en-US', '$'],
  ['EUR', 'en-IE', '€'],
])('should write %s as %s does', (code, locale, before) => {
  expect(currencyOf({ code, locale })).toEqual({
    code,
    before,
    after: '',
    separator: ',',
    decimal: '.',
    hasPairs: false,
  });
});

it.each([
  ['ARS', undefined, [1_699_000], false],
  ['ARS', undefined, [1_699_000, 649_950], undefined],
  ['ARS', true, [1_699_000], true],
  ['EUR', undefined, [7900], undefined],
])(
  'should say whether %s with %j has zero cents for %j',
  (code, given, prices, expected) => {
    const hasZeroCents = given === undefined ? {} : { hasZeroCents: given };
    const currency = { code, locale: 'de-DE', ...hasZeroCents };
    expect(currencyOf(currency, prices).hasZeroCents).toBe(expected);
  },
);

it('should find what is after the amount, pairs of digits and no cents', () => {
  const euro = { before: '', after: '\u00a0€', separator: '.', decimal: ',' };
  expect(currencyOf({ code: 'EUR', locale: 'de-DE' })).toMatchObject(euro);
  expect(currencyOf({ code: 'INR', locale: 'en-IN' })).toMatchObject({
    before: '₹',
    hasPairs: true,
  });
  expect(currencyOf({ code: 'JPY', locale: 'en-US' })).toMatchObject({
    before: '¥',
    decimal: '',
  });
});
