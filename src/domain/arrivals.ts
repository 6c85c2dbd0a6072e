import type { Listing } from './product';

const LATEST = 10;
const BEST_SELLERS = 5;

/** The first ten products, in the order of the catalogue. */
export const latestOf = (products: readonly Listing[]): readonly Listing[] => products.slice(0, LATEST);

/** The first five products that are flagged as bestsellers. */
export const bestSellersOf = (products: readonly Listing[]): readonly Listing[] =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLERS);
