import { products as allProducts } from '../../data/products';
import type { Product } from '../../data/types';
import { clothImageUrl } from '../../lib/images';
import { lowestPriceOf } from '../catalogue/offer';
import { mapFacets, type SelectedValues } from './facets';

export const SORTS = ['relevant', 'low-to-high', 'high-to-low'] as const;
export type Sort = (typeof SORTS)[number];

/** Only if each product has an image of its cloth. */
export const CAN_SHOW_CLOTH = allProducts.every(clothImageUrl);

/** What narrows and orders the list, and how it is shown. */
export interface ListState {
  selected: SelectedValues;
  sort: Sort;
  /** Whether it shows the cloth of its products, not the garments. */
  isClothShown: boolean;
  /** The query as typed, which applies only while `isSearchOpen`. */
  query: string;
  isSearchOpen: boolean;
}

export const DEFAULT_LIST: ListState = {
  selected: mapFacets(() => []),
  sort: 'relevant',
  isClothShown: false,
  query: '',
  isSearchOpen: false,
};

export const QUERY_LIMIT = 200;

/** The query cut to 200 UTF-16 units, without lone surrogates. */
export const sanitizeQuery = (typed: string): string =>
  typed.slice(0, QUERY_LIMIT).replaceAll(/\p{Surrogate}/gu, '');

/** The query that narrows the list, which is empty while search is closed. */
export const appliedQuery = ({ query, isSearchOpen }: ListState): string =>
  isSearchOpen ? query.trim() : '';

/**
 * The products in the order of a sort; equal prices keep the order of the
 * catalogue.
 */
export const sortProducts = (
  products: readonly Product[],
  sort: Sort,
): readonly Product[] => {
  if (sort === 'relevant') return products;
  const direction = sort === 'low-to-high' ? 1 : -1;
  return products.toSorted(
    (a, b) => direction * (lowestPriceOf(a) - lowestPriceOf(b)),
  );
};
