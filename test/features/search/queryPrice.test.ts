import fc from 'fast-check';
import { parsePrice } from '../../../src/features/search/queryPrice';
import { anyText } from '../../support/anyInput';

describe('parsePrice', () => {
  it.each([
    ['under $50', '', 0, 4999],
    ['coats under $200.50', 'coats', 0, 20_049],
    ['Less than 30 dollars', '', 0, 2999],
    ['up to 40', '', 0, 4000],
    ['<50', '', 0, 4999],
    ['> $50', '', 5000, Infinity],
    ['under$50', '', 0, 4999],
    ['under £50', '', 0, 4999],
    ['max. 40', '', 0, 4000],
    ['no more than 50', '', 0, 5000],
    ['over 1,200 usd', '', 120_000, Infinity],
    ['from $200', '', 20_000, Infinity],
    ['between 20 and 40', '', 2000, 4000],
    ['between $100 and $50', '', 5000, 10_000],
    ['shirt from $20 to $40', 'shirt', 2000, 4000],
    ['20 - 40 dollars shirt', 'shirt', 2000, 4000],
    ['$20–40', '', 2000, 4000],
    ['$20', '', 1500, 2500],
    ['around 20', '', 1500, 2500],
    ['gift 20$', 'gift', 1500, 2500],
    ['coat for 5 years under 60', 'coat for 5 years', 0, 5999],
    ['under $20 a pair', 'a pair', 0, 1999],
    ['coat $50 max', 'coat', 0, 5000],
    ['max $50 coat', 'coat', 0, 5000],
    ['$50 or less', '', 0, 5000],
    ['$50 and under', '', 0, 5000],
    ['50 dollars maximum', '', 0, 5000],
    ['coat $50 and up', 'coat', 5000, Infinity],
    ['$50 minimum', '', 5000, Infinity],
    ['coat 50 or more', 'coat', 5000, Infinity],
    ['$20 to $40 max', '', 2000, 4000],
    ['coat 50 at most', 'coat', 0, 5000],
    ['size 6 max $50', 'size 6', 0, 5000],
    ['coat age 6 at most 50', 'coat age 6', 0, 5000],
    ['$50 maxi dress', 'maxi dress', 3750, 6250],
    ['1 dollar socks', 'socks', 75, 125],
  ])('should read the price of "%s"', (query, rest, from, to) => {
    const price = parsePrice(query);
    expect(price.rest.trim()).toBe(rest);
    expect(price.range).toEqual([from, to]);
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
    '6 years and under',
    '6 years and up',
    '2 pairs max',
    'age 6 or less',
    '50 maxi dresses',
    '501 jeans',
    'overcoat 5',
    'under',
    'understated 5',
    'shirt 20',
    'jeans  32',
    'linen, 32 ',
    '$',
  ])('should read no price in "%s"', (query) => {
    expect(parsePrice(query)).toEqual({ rest: query });
  });

  it('should take any text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(() => parsePrice(query)).not.toThrow();
      }),
    );
  });
});
