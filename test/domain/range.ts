import fc from 'fast-check';
import { cellsMatching, indexCatalogue, sorted } from '../../src/domain/catalogueIndex';
import type { Sort } from '../../src/domain/filters';
import { CATEGORIES, PRODUCT_TYPES, SIZES, type ProductSummary } from '../../src/domain/product';
import { facetCounts, tallyOf, visibleProducts } from '../../src/domain/facets';
import { suggestionFor, vocabularyOf } from '../../src/domain/suggestion';
import type { Criteria } from './naiveList';

/** A product of no catalogue, of which a test says only what matters to it. */
export const aProduct = (said: Partial<ProductSummary> = {}): ProductSummary => ({
  _id: 'plain-tee',
  name: 'Plain Tee',
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
export const anyRange: fc.Arbitrary<readonly ProductSummary[]> = fc
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

/** The list that a range leaves, laid out for this one question. */
export const listOf = (products: readonly ProductSummary[], criteria: Criteria, sort: Sort = 'relevant') => {
  const index = indexCatalogue(products);
  return visibleProducts(sorted(index, cellsMatching(index, criteria.query), sort), criteria);
};

/** The numbers beside the choices, for this one question. */
export const countsOf = (products: readonly ProductSummary[], criteria: Criteria) =>
  facetCounts(tallyOf(cellsMatching(indexCatalogue(products), criteria.query)), criteria);

/** What may have been meant, for this one question. */
export const suggestionIn = (products: readonly ProductSummary[], criteria: Criteria) =>
  suggestionFor(vocabularyOf(indexCatalogue(products)), criteria, criteria.query);
