import { CURRENCY as HARBOUR } from '../../../examples/harbour/currency';
import { currencyOf } from '../src/currency';

// Locales whose amounts are the same in all versions of ICU.
it.each([
  ['USD', 'en-US', { ...HARBOUR, code: 'USD', before: '$' }],
  ['EUR', 'en-IE', HARBOUR],
])('should write %s as %s does', (code, locale, currency) => {
  expect(currencyOf({ code, locale })).toEqual(currency);
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
