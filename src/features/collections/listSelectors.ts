import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '../../data/types';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';
import { countFacets, filterByFacets, narrowingFacets } from './facets';
import { selectAppliedQuery, selectSelected, selectSort } from './listSlice';
import { sortProducts } from './listState';
import { matchQuery } from './search/nameMatch';
import { readQuestion } from './search/questions';
import { selectSuggestions } from './search/suggestionsSlice';

const selectMatch = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
);

export const selectUnmatchedQuery = createSelector(
  [selectMatch],
  ({ unmatched }) => unmatched,
);

/** The products that the query finds, and which of them are suggestions. */
const selectFound = createSelector(
  [selectProductsById, selectMatch, selectSuggestions],
  (byId, { matched, unmatched }, { query, productIds, isExact }) => {
    const suggested = (query === unmatched ? productIds : [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((product) => !matched.includes(product));
    // If no name contains the query, products that contain all its words are
    // shown as results, not as suggestions.
    const isMeant = isExact && matched.length === 0;
    return {
      products: [...matched, ...suggested],
      suggestions: isMeant ? [] : suggested,
    };
  },
);

export const selectVisibleProducts = createSelector(
  [selectFound, selectSelected, selectSort],
  ({ products }, selected, sort) =>
    sortProducts(filterByFacets(products, selected), sort),
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
  [selectVisibleProducts, selectFound, selectUnmatchedQuery, selectSuggestions],
  (visible, found, unmatched, { query, hasFailed }) => {
    const isSuggestion = (product: Product) =>
      found.suggestions.includes(product);
    const products = visible.filter((product) => !isSuggestion(product));
    const suggestions = visible.filter(isSuggestion);
    const kindOfResult = (): ResultKind => {
      if (unmatched !== '' && hasFailed) return 'failed';
      if (suggestions.length > 0)
        return products.length > 0 ? 'both' : 'suggestions';
      if (products.length > 0) return 'products';
      return unmatched === '' || unmatched === query ? 'empty' : 'searching';
    };
    return {
      kind: kindOfResult(),
      products,
      suggestions,
      countWithoutFacets: found.products.length,
      answer: readQuestion(unmatched).answer,
    };
  },
);

export type Result = ReturnType<typeof selectResult>;

export const selectNarrowingFacets = createSelector(
  [selectProducts],
  narrowingFacets,
);

export const selectFacetCounts = createSelector(
  [selectFound, selectSelected],
  ({ products }, selected) => countFacets(products, selected),
);
