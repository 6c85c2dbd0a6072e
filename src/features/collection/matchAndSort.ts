import type { Sort } from './filters';
import type { ProductSummary } from '../../shop/product';

/**
 * The products in the order of a sort; equal prices keep the order of the
 * catalogue.
 */
export const sortProducts = (
  products: readonly ProductSummary[],
  sort: Sort,
): readonly ProductSummary[] => {
  if (sort === 'relevant') return products;
  const direction = sort === 'low-to-high' ? 1 : -1;
  return [...products].sort((a, b) => direction * (a.price - b.price));
};

export const matchQuery = (
  products: readonly ProductSummary[],
  query: string,
): readonly ProductSummary[] => {
  if (query === '') return products;
  const text = query.toLowerCase();
  return products.filter(({ name }) => name.toLowerCase().includes(text));
};

/** `1 product`, `12 products`. */
export const productsIn = (count: number): string =>
  count === 1 ? '1 product' : `${count} products`;
