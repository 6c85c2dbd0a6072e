import { createSelector } from '@reduxjs/toolkit';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';
import {
  chipsOf,
  countFacets,
  filterByFacets,
  narrowingFacets,
  sortProducts,
} from './filters';
import { selectAppliedQuery, selectSelected, selectSort } from './filtersSlice';
import { matchQuery } from './search/nameMatch';
import { readQuestion } from './search/questions';
import { selectSuggestions } from './search/suggestionsSlice';

const selectNamedProducts = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
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
const selectSuggestedProducts = createSelector(
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

const selectFoundProducts = createSelector(
  [selectNamedProducts, selectSuggestedProducts],
  (named, suggested) => [...named, ...suggested],
);

const selectFilteredProducts = createSelector(
  [selectFoundProducts, selectSelected],
  filterByFacets,
);

export const selectVisibleProducts = createSelector(
  [selectFilteredProducts, selectSort],
  sortProducts,
);

/** The products and the suggestions of the list, and how they were found. */
export const selectResult = createSelector(
  [
    selectVisibleProducts,
    selectSuggestedProducts,
    selectFoundProducts,
    selectUnmatchedQuery,
    selectSuggestions,
  ],
  (
    visible,
    suggested,
    found,
    unmatchedQuery,
    { query, isExact, hasFailed },
  ) => {
    // Without a name that contains the query, the products that have all its
    // words are what it means.
    const isMeant = isExact && found.length === suggested.length;
    const guesses = isMeant ? [] : suggested;
    return {
      products: visible.filter((product) => !guesses.includes(product)),
      suggestions: visible.filter((product) => guesses.includes(product)),
      countWithoutFacets: found.length,
      /** Whether the suggestions for the unmatched query are not found yet. */
      isSearching: unmatchedQuery !== '' && unmatchedQuery !== query,
      /** Whether they cannot be found. */
      hasFailed: unmatchedQuery !== '' && hasFailed,
      /** The answer to a question to the shop. */
      answer: readQuestion(unmatchedQuery).answer,
    };
  },
);

export const selectChips = createSelector([selectSelected], chipsOf);

export const selectNarrowingFacets = createSelector(
  [selectProducts],
  narrowingFacets,
);

export const selectFacetCounts = createSelector(
  [selectFoundProducts, selectSelected],
  countFacets,
);
