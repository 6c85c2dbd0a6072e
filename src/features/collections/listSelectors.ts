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
} from './facets';
import { sortProducts } from './listState';
import { selectAppliedQuery, selectSelected, selectSort } from './listSlice';
import { matchQuery } from './search/nameMatch';
import { readQuestion } from './search/questions';
import { selectSuggestions } from './search/suggestionsSlice';

const selectNamedProducts = createSelector(
  [selectProducts, selectAppliedQuery],
  matchQuery,
);

/**
 * The query, if no name has words that begin with its words; empty otherwise. A
 * name that contains it within a word is shown, as Gathered for `red`, and
 * suggestions are searched as well.
 */
export const selectUnmatchedQuery = createSelector(
  [selectNamedProducts, selectAppliedQuery],
  (named, query) => (matchQuery(named, query, ' ').length > 0 ? '' : query),
);

/**
 * The products that the query means, and those that it may mean. If no name
 * contains the query, it means the suggestions that have all its words.
 */
const selectMatches = createSelector(
  [
    selectProductsById,
    selectNamedProducts,
    selectSuggestions,
    selectUnmatchedQuery,
  ],
  (byId, named, { query, productIds, isExact }, unmatched) => {
    const suggested = (query === unmatched ? productIds : [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((product) => !named.includes(product));
    return isExact && named.length === 0
      ? { meant: suggested, suggestions: [] }
      : { meant: named, suggestions: suggested };
  },
);

const selectFoundProducts = createSelector(
  [selectMatches],
  ({ meant, suggestions }) => [...meant, ...suggestions],
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
    selectMatches,
    selectFoundProducts,
    selectUnmatchedQuery,
    selectSuggestions,
  ],
  (visible, { suggestions }, found, unmatched, { query, hasFailed }) => ({
    products: visible.filter((product) => !suggestions.includes(product)),
    suggestions: visible.filter((product) => suggestions.includes(product)),
    countWithoutFacets: found.length,
    /** Whether the suggestions for the unmatched query are not found yet. */
    isSearching: unmatched !== '' && unmatched !== query,
    /** Whether they cannot be found. */
    hasFailed: unmatched !== '' && hasFailed,
    /** The answer to a question to the shop. */
    answer: unmatched === '' ? undefined : readQuestion(unmatched).answer,
  }),
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
