import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '../../data/types';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';
import { matchQuery } from '../search/nameMatch';
import { parseQuestion } from '../search/questions';
import { selectTextSearch } from '../search/textSearchSlice';
import {
  countFacets,
  filterByFacets,
  shownFacets,
  SUGGESTION_LIMIT,
} from './facets';
import { selectAppliedQuery, selectSelected, selectSort } from './listSlice';
import { sortProducts } from './listState';

export const selectShownFacets = createSelector([selectProducts], shownFacets);

const selectNameMatch = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
);

/**
 * The query for the index. It is also set if the filters hide every match by
 * name.
 */
export const selectTextQuery = createSelector(
  [selectNameMatch, selectAppliedQuery, selectSelected],
  ({ products, textQuery }, query, selected) =>
    filterByFacets(products, selected).length > 0 ? textQuery : query,
);

/**
 * The products and the suggestions of the query, and the suggestions that the
 * list would have without filters.
 */
const selectFound = createSelector(
  [selectProductsById, selectNameMatch, selectTextQuery, selectTextSearch],
  (byId, { products, textQuery: unfilteredQuery }, textQuery, searched) => {
    const { productIds, isExact } = searched;
    const others = (searched.textQuery === textQuery ? productIds : [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((product) => !products.includes(product));
    // Without a match by name, the products that contain all words are the
    // results.
    if (isExact && products.length === 0)
      return { products: others, suggestions: [], unfiltered: [] };
    const unfiltered = unfilteredQuery === '' ? [] : others;
    return { products, suggestions: others, unfiltered };
  },
);

type ResultKind =
  | 'products'
  | 'suggestions'
  | 'both'
  /** The suggestions are not found yet, and there are no products. */
  | 'searching'
  /** The suggestions could not be loaded. There may be products. */
  | 'failed'
  | 'empty';

/** What the list shows. */
export const selectResult = createSelector(
  [selectFound, selectTextQuery, selectTextSearch, selectSelected, selectSort],
  (found, textQuery, searched, selected, sort) => {
    const show = (all: readonly Product[], limit?: number) =>
      sortProducts(filterByFacets(all, selected).slice(0, limit), sort);
    const products = show(found.products);
    const suggestions = show(found.suggestions, SUGGESTION_LIMIT);

    const kindOfResult = (): ResultKind => {
      const isSearched = searched.textQuery === textQuery;
      if (isSearched && searched.hasFailed) return 'failed';
      // The filters may hide all products that match.
      if (suggestions.length > 0)
        return found.products.length > 0 ? 'both' : 'suggestions';
      if (products.length > 0) return 'products';
      return isSearched || textQuery === '' ? 'empty' : 'searching';
    };
    return {
      kind: kindOfResult(),
      products,
      suggestions,
      unfilteredCount:
        found.products.length +
        Math.min(found.unfiltered.length, SUGGESTION_LIMIT),
      facetCounts: countFacets(found.products, selected, found.unfiltered),
      answer: parseQuestion(textQuery).answer,
    };
  },
);
