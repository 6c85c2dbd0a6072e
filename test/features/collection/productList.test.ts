import fc from 'fast-check';
import { countFacets, FACETS, filterProducts } from '../../../src/features/collection/facets';
import { matchQuery, sortProducts } from '../../../src/features/collection/productList';
import { anyProducts, anySelection, productWith } from '../../support/products';

describe('sortProducts', () => {
  it('should return the products in catalogue order for Relevant, also after another sort', () => {
    const products = [3, 1, 2].map((price) => productWith({ _id: `p${price}`, price }));
    const before = [...products];
    sortProducts(products, 'low-to-high');
    expect(sortProducts(products, 'relevant')).toEqual(before);
  });

  it.each([
    ['low-to-high', 1],
    ['high-to-low', -1],
  ] as const)('should sort by price %s and keep the catalogue order of equal prices', (sort, direction) => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        const sorted = sortProducts(products, sort);
        expect(sorted).toHaveLength(products.length);
        expect(new Set(sorted)).toEqual(new Set(products));
        for (const [i, product] of sorted.entries()) {
          const previous = sorted[i - 1];
          if (!previous) continue;
          const step = direction * (product.price - previous.price);
          expect(step).toBeGreaterThanOrEqual(0);
          if (step === 0) expect(products.indexOf(product)).toBeGreaterThan(products.indexOf(previous));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('matchQuery', () => {
  const shirt = productWith({ name: 'Linen Camp Shirt, Sand' });

  it.each(['', 'linen', 'SHIRT, s', 'amp', 'sand', 'LiNeN cAmP'])(
    'should match "%s" in any letter case',
    (query) => {
      expect(matchQuery([shirt], query)).toEqual([shirt]);
    },
  );

  it.each(['linnen', 'shirt sand', 'sand ', '.*', '(', 'topwear'])('should not match "%s"', (query) => {
    expect(matchQuery([shirt], query)).toEqual([]);
  });

  it('should keep the order of the products', () => {
    fc.assert(
      fc.property(anyProducts, fc.constantFrom('t', 'TEE', 'linen', 'ÜBER', 'nothing'), (products, query) => {
        const isMatch = new RegExp(query, 'iu');
        expect(matchQuery(products, query)).toEqual(products.filter(({ name }) => isMatch.test(name)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('filterProducts', () => {
  it('should return the products that no selected facet excludes, in their order', () => {
    fc.assert(
      fc.property(anyProducts, anySelection, (products, selection) => {
        const excluded = (selected: readonly string[], value: string) =>
          selected.length > 0 && selected.every((one) => one !== value);
        expect(filterProducts(products, selection)).toEqual(
          products.filter((product) =>
            FACETS.every(({ name, field }) =>
              [product[field]].flat().some((value) => !excluded(selection[name], value)),
            ),
          ),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('countFacets', () => {
  it('should equal the length of the list with only that value selected in its facet', () => {
    fc.assert(
      fc.property(anyProducts, anySelection, (products, selection) => {
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
});
