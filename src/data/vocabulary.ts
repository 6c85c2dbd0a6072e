import type { Cents, FacetName } from './types';

export const CATEGORIES: readonly string[] = ['Men', 'Women', 'Kids'];

export const PRODUCT_TYPES: readonly string[] = [
  'Topwear',
  'Bottomwear',
  'Winterwear',
];

/** The sizes, from the smallest. */
export const SIZES: readonly string[] = ['S', 'M', 'L', 'XL', 'XXL'];

/**
 * What each image of a product shows, in the order of its gallery: part of its
 * file name, and of its alternative text.
 */
export const VIEWS = [
  { name: 'front', text: 'the front' },
  { name: 'back', text: 'the back' },
  { name: 'detail', text: 'a close detail' },
  { name: 'cloth', text: 'the cloth, close up' },
];

/** The filters of the list that have checkboxes: some of `FacetName`. */
export const FACET_NAMES: readonly FacetName[] = ['category', 'type'];

/** The limits of the filter by price: below 20, 20 to 50, and so on. */
export const PRICE_STEPS: readonly Cents[] = [2000, 5000, 10_000, 20_000];
