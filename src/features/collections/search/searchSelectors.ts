import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import {
  selectProducts,
  selectProductsById,
} from '../../catalogue/catalogueSlice';
import { selectAppliedQuery } from '../filtersSlice';
import { matchQuery } from './nameMatch';
import { selectSuggestions } from './suggestionsSlice';

// The default of `createSelector` keeps the result of every query: 1.3 MiB for
// 100 queries of 5,000 products.
const ONE_RESULT = { memoize: lruMemoize } as const;

const selectNamedProducts = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
  ONE_RESULT,
);

/**
 * The query, if it begins the words of no name; empty otherwise. A name that
 * contains it within a word, as Gathered contains `red`, may not be meant.
 */
export const selectUnmatchedQuery = createSelector(
  [selectNamedProducts, selectAppliedQuery],
  (named, query) => (matchQuery(named, query, ' ').length > 0 ? '' : query),
);

/** The suggestions for an unmatched query. */
export const selectSuggestedProducts = createSelector(
  [
    selectProductsById,
    selectNamedProducts,
    selectSuggestions,
    selectUnmatchedQuery,
  ],
  (byId, named, { query, productIds }, unmatched) =>
    (query === unmatched ? productIds : [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((product) => !named.includes(product)),
);

export const selectFoundProducts = createSelector(
  [selectNamedProducts, selectSuggestedProducts],
  (named, suggested) => [...named, ...suggested],
);
