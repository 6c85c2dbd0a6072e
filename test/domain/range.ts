import fc from 'fast-check';
import { CATEGORIES, PRODUCT_TYPES, SIZES, type Product } from '../../src/domain/product';

/** A product of no catalogue, of which a test says only what matters to it. */
export const aProduct = (said: Partial<Product> = {}): Product => ({
  _id: 'plain-tee',
  name: 'Plain Tee',
  description: '',
  price: 2000,
  image: [],
  category: 'Men',
  subCategory: 'Topwear',
  sizes: SIZES,
  date: 0,
  bestseller: false,
  ...said,
});

/** A range of products with few names and prices, so that many are equal in one or the other. */
export const anyRange: fc.Arbitrary<readonly Product[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom('Linen Tee', 'LINEN shirt', 'Wool Coat', 'tee', 'Übergrösse'),
      price: fc.constantFrom(1400, 2000, 6850, 32_000),
      category: fc.constantFrom(...CATEGORIES),
      subCategory: fc.constantFrom(...PRODUCT_TYPES),
      bestseller: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((said, i) => aProduct({ ...said, _id: `product-${i}` })));

export const anyCriteria = fc.record({
  categories: fc.subarray([...CATEGORIES]),
  types: fc.subarray([...PRODUCT_TYPES]),
  query: fc.constantFrom('', 't', 'TEE', 'linen', 'coat', 'über', 'nothing', '.*', '('),
});
