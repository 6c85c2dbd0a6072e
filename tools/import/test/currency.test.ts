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
