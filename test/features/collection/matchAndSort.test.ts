import {
  matchQuery,
  sortProducts,
} from '../../../src/features/collection/matchAndSort';
import { productWith } from '../../support/catalogue';

it.each([
  ['relevant', ['a', 'b', 'c']],
  ['low-to-high', ['b', 'a', 'c']],
  ['high-to-low', ['a', 'c', 'b']],
] as const)(
  'should sort %s, and keep the catalogue order of equal prices',
  (sort, expected) => {
    const products = Object.freeze([
      productWith({ _id: 'a', price: 3 }),
      productWith({ _id: 'b', price: 1 }),
      productWith({ _id: 'c', price: 3 }),
    ]);
    const sorted = sortProducts(products, sort);
    expect(sorted.map(({ _id }) => _id)).toEqual(expected);
  },
);

describe('matchQuery', () => {
  const shirt = productWith({ name: 'Linen Camp Shirt, Sand' });

  it.each(['', 'linen', 'SHIRT, s', 'amp', 'sand', 'LiNeN cAmP'])(
    'should match "%s" in any letter case',
    (query) => {
      expect(matchQuery([shirt], query)).toEqual([shirt]);
    },
  );

  it.each(['linnen', 'shirt sand', 'sand ', '.*', '(', 'topwear'])(
    'should not match "%s"',
    (query) => {
      expect(matchQuery([shirt], query)).toEqual([]);
    },
  );
});
