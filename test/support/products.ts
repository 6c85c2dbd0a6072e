import fc from 'fast-check';
import { mapFacets } from '../../src/features/collection/facetSelection';
import {
  CATEGORIES,
  PRODUCT_TYPES,
  SIZES,
} from '../../src/features/catalogue/product';
import type { ProductSummary } from '../../src/shop/product';

/** A product with these fields; the other fields have defaults. */
export const productWith = (
  fields: Partial<ProductSummary> = {},
): ProductSummary => ({
  _id: 'plain-tee',
  name: 'Plain Tee',
  price: 2000,
  image: [],
  category: 'Men',
  subCategory: 'Topwear',
  sizes: SIZES,
  date: 0,
  bestseller: false,
  hasSizeGuide: false,
  ...fields,
});

/**
 * A random catalogue. It has few names and prices, so that many products have
 * the same.
 */
export const anyProducts: fc.Arbitrary<readonly ProductSummary[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(
        'Linen Tee',
        'LINEN shirt',
        'Wool Coat',
        'tee',
        'Übergrösse',
      ),
      price: fc.constantFrom(1400, 2000, 6850, 32_000),
      category: fc.constantFrom(...CATEGORIES),
      subCategory: fc.constantFrom(...PRODUCT_TYPES),
      bestseller: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map((fields, i) => productWith({ ...fields, _id: `product-${i}` })),
  );

export const anySelection = fc.record(
  mapFacets(({ values }) => fc.subarray([...values])),
);
