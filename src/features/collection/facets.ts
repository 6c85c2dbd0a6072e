import { CATEGORIES, PRODUCT_TYPES } from '../catalogue/product';
import { choiceFacet } from './facet';

/**
 * The filters of the collections page, in the order in which they are shown.
 */
export const FACETS = [
  choiceFacet({
    name: 'categories',
    param: 'category',
    label: 'Categories',
    values: CATEGORIES,
    valuesOf: ({ category }) => [category],
  }),
  choiceFacet({
    name: 'types',
    param: 'type',
    label: 'Type',
    values: PRODUCT_TYPES,
    valuesOf: ({ subCategory }) => [subCategory],
  }),
] as const;

export type FacetRow = (typeof FACETS)[number];
export type FacetName = FacetRow['name'];
