import { createSelector } from '@reduxjs/toolkit';
import { selectProducts } from '../catalogue/catalogueSlice';
import {
  chipsOf,
  countFacets,
  filterByFacets,
  narrowingFacets,
  sortProducts,
} from './filters';
import { selectAppliedQuery, selectSelected, selectSort } from './filtersSlice';
import { readQuestion } from './search/questions';
import {
  selectFoundProducts,
  selectSuggestedProducts,
  selectUnmatchedQuery,
} from './search/searchSelectors';
import { selectSuggestions } from './search/suggestionsSlice';

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
  (visible, suggested, found, unmatchedQuery, { query, isExact }) => ({
    products: visible.filter((product) => !suggested.includes(product)),
    suggestions: visible.filter((product) => suggested.includes(product)),
    countWithoutFacets: found.length,
    /** Whether the suggestions for the unmatched query are not found yet. */
    isSearching: unmatchedQuery !== '' && unmatchedQuery !== query,
    /** Whether the suggestions have all words of the query. */
    isExact,
    /** The answer to a question to the shop. */
    answer: readQuestion(unmatchedQuery).answer,
  }),
);

export const selectChips = createSelector(
  [selectSelected, selectAppliedQuery],
  chipsOf,
);

export const selectNarrowingFacets = createSelector(
  [selectProducts],
  narrowingFacets,
);

export const selectFacetCounts = createSelector(
  [selectFoundProducts, selectSelected],
  countFacets,
);
