import fc from 'fast-check';
import { readAmount } from '../../../../src/features/collections/search/queryAmount';
import { anyText } from '../../../support/anyInput';

describe('readAmount', () => {
  it.each([
    ['under $50', '', 0, 4999],
    ['coats under $200.50', 'coats', 0, 20_049],
    ['Less than 30 dollars', '', 0, 2999],
    ['up to 40', '', 0, 4000],
    ['over 1,200 usd', '', 120_000, Infinity],
    ['from $200', '', 20_000, Infinity],
    ['between 20 and 40', '', 2000, 4000],
    ['shirt from $20 to $40', 'shirt', 2000, 4000],
    ['20 - 40 dollars shirt', 'shirt', 2000, 4000],
    ['$20–40', '', 2000, 4000],
    ['$20', '', 1500, 2500],
    ['around 20', '', 1500, 2500],
    ['gift 20$', 'gift', 1500, 2500],
    ['coat for 5 years under 60', 'coat for 5 years', 0, 5999],
    ['under $20 a pair', 'a pair', 0, 1999],
  ])('should read the amount of "%s"', (query, rest, from, to) => {
    const amount = readAmount(query);
    expect(amount.rest.trim()).toBe(rest);
    expect(amount.range).toEqual({ from, to });
  });

  it.each([
    'age 5-6',
    'ages from 5 to 6',
    'aged under 6',
    'from 5 years',
    'between 5 and 6 years',
    'up to 5-year-old',
    'under 6 months',
    'up to 110 cm',
    'at least 2 pairs',
    'over 50% wool',
    '501 jeans',
    'overcoat 5',
    'under',
    'understated 5',
    'shirt 20',
    '$',
  ])('should read no amount in "%s"', (query) => {
    expect(readAmount(query)).toEqual({ rest: query });
  });

  it('should take any text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(() => readAmount(query)).not.toThrow();
      }),
    );
  });
});
