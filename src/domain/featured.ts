import type { ProductSummary } from './product';

const LATEST = 10;
const BEST_SELLERS = 5;

/** The first ten products, in the order of the catalogue. */
export const latestProducts = (products: readonly ProductSummary[]): readonly ProductSummary[] =>
  products.slice(0, LATEST);

/** The first five products that are flagged as bestsellers. */
export const bestSellers = (products: readonly ProductSummary[]): readonly ProductSummary[] =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLERS);
