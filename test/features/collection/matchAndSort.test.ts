import fc from 'fast-check';
import {
  countFacets,
  FACETS,
  filterProducts,
} from '../../../src/features/collection/facets';
import {
  matchQuery,
  sortProducts,
} from '../../../src/features/collection/matchAndSort';
import { anyProducts, anySelection, productWith } from '../../support/products';

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

  it('should keep the order of the products', () => {
    fc.assert(
      fc.property(
        anyProducts,
        fc.constantFrom('t', 'TEE', 'linen', 'ÜBER', 'nothing'),
        (products, query) => {
          const isMatch = new RegExp(query, 'iu');
          expect(matchQuery(products, query)).toEqual(
            products.filter(({ name }) => isMatch.test(name)),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

it('should filter by the facets, and count each value by the list with it alone in its facet', () => {
  fc.assert(
    fc.property(anyProducts, anySelection, (products, selection) => {
      const isListed = (selected: readonly string[], value: string) =>
        selected.length === 0 || selected.includes(value);
      expect(filterProducts(products, selection)).toEqual(
        products.filter((product) =>
          FACETS.every(({ name, field }) =>
            [product[field]]
              .flat()
              .some((value) => isListed(selection[name], value)),
          ),
        ),
      );
      const counts = countFacets(products, selection);
      for (const { name, values } of FACETS)
        for (const value of values)
          expect(counts[name][value]).toBe(
            filterProducts(products, { ...selection, [name]: [value] }).length,
          );
    }),
    { numRuns: 200 },
  );
});
