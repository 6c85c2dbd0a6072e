import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import type { Product } from '../../data/types';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';
import {
  countFacets,
  filterByFacets,
  shownFacets,
  type SelectedValues,
} from './facets';
import { selectAppliedQuery, selectSelected, selectSort } from './listSlice';
import { sortProducts, type Sort } from './listState';
import { matchQuery } from '../search/nameMatch';
import { readQuestion } from '../search/questions';
import { selectTextSearch } from '../search/textSearchSlice';

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

const SUGGESTION_LIMIT = 8;

/**
 * The products and the suggestions of the query, and what the list would show
 * without filters.
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
      return { products: others, suggestions: [], unfiltered: others };
    const suggestions = others.slice(0, SUGGESTION_LIMIT);
    const unfiltered =
      unfilteredQuery === '' ? products : [...products, ...suggestions];
    return { products, suggestions, unfiltered };
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

const show = (
  products: readonly Product[],
  selected: SelectedValues,
  sort: Sort,
) => sortProducts(filterByFacets(products, selected), sort);

// These are separate, so that new suggestions do not change the products.
const selectShownProducts = createSelector(
  [
    (state: RootState) => selectFound(state).products,
    selectSelected,
    selectSort,
  ],
  show,
);

const selectShownSuggestions = createSelector(
  [
    (state: RootState) => selectFound(state).suggestions,
    selectSelected,
    selectSort,
  ],
  show,
);

/** What the list shows. */
export const selectResult = createSelector(
  [
    selectFound,
    selectShownProducts,
    selectShownSuggestions,
    selectSelected,
    selectTextQuery,
    selectTextSearch,
  ],
  (found, products, suggestions, selected, textQuery, searched) => {
    const kindOfResult = (): ResultKind => {
      if (textQuery !== '' && textQuery === searched.failedQuery)
        return 'failed';
      // The filters may hide all products that match.
      if (suggestions.length > 0)
        return found.products.length > 0 ? 'both' : 'suggestions';
      if (products.length > 0) return 'products';
      return textQuery === '' || textQuery === searched.textQuery
        ? 'empty'
        : 'searching';
    };
    return {
      kind: kindOfResult(),
      products,
      suggestions,
      unfilteredCount: found.unfiltered.length,
      facetCounts: countFacets(found.unfiltered, selected),
      answer: readQuestion(textQuery).answer,
    };
  },
);

export const selectShownFacets = createSelector([selectProducts], shownFacets);
