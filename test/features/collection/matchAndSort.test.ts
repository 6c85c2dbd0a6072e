import {
  matchQuery,
  sortProducts,
} from '../../../src/features/collection/matchAndSort';
import { productWith } from '../../support/products';

it.each([
  ['relevant', '313'],
  ['low-to-high', '133'],
  ['high-to-low', '331'],
] as const)(
  'should sort %s, and keep the catalogue order of equal prices',
  (sort, expected) => {
    const products = [3, 1, 3].map((price, i) =>
      productWith({ _id: `p${i}`, price }),
    );
    const before = [...products];
    const sorted = sortProducts(products, sort);
    expect(sorted.map(({ price }) => price).join('')).toBe(expected);
    expect(sorted.filter(({ price }) => price === 3)).toEqual([
      products[0],
      products[2],
    ]);
    expect(products).toEqual(before);
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
