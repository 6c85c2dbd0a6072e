import { createSelector } from '@reduxjs/toolkit';
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
  (byId, { named, unmatched }, { query, productIds, isExact }) => {
    const suggested = (query === unmatched ? productIds : [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((product) => !named.includes(product));
    // If no name contains the query, products with all its words are results.
    const isMeant = isExact && named.length === 0;
    return {
      found: [...named, ...suggested],
      suggestions: isMeant ? [] : suggested,
    };
  },
);

export const selectVisibleProducts = createSelector(
  [selectFound, selectSelected, selectSort],
  ({ found }, selected, sort) =>
    sortProducts(filterByFacets(found, selected), sort),
);

/** What the list shows. */
export const selectResult = createSelector(
  [selectVisibleProducts, selectFound, selectUnmatchedQuery, selectSuggestions],
  (visible, { found, suggestions }, unmatched, { query, hasFailed }) => {
    // The suggestions for the query are not found yet.
    const isSearching = unmatched !== '' && unmatched !== query;
    return {
      products: visible.filter((product) => !suggestions.includes(product)),
      suggestions: visible.filter((product) => suggestions.includes(product)),
      isEmpty: visible.length === 0 && !isSearching,
      countWithoutFacets: found.length,
      hasFailed: unmatched !== '' && hasFailed,
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
  ({ found }, selected) => countFacets(found, selected),
);
