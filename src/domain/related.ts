import type { ProductSummary } from './product';

const RELATED = 5;

/** Up to five other products of the same category and type, in catalogue order. */
export const relatedTo = (
  product: ProductSummary,
  products: readonly ProductSummary[],
): readonly ProductSummary[] =>
  products
    .filter(
      ({ _id, category, subCategory }) =>
        _id !== product._id && category === product.category && subCategory === product.subCategory,
    )
    .slice(0, RELATED);
