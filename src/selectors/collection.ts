import { appliedQuery, type Choice } from '../domain/filters';
import { cellsNamed, facetCounts, inSort, shelve, tallyOf, visibleProducts } from '../domain/shelves';
import type { RootState } from '../store/rootReducer';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';

const selectCategories = (state: RootState) => state.filters.categories;
const selectTypes = (state: RootState) => state.filters.types;
const selectSort = (state: RootState) => state.filters.sort;

/** The query that counts: trimmed, and empty while search is closed. */
export const selectAppliedQuery = (state: RootState) => appliedQuery(state.filters);

/** The chosen categories and types. */
export const selectChoice = createSelector([selectCategories, selectTypes], (categories, types): Choice => ({
  categories,
  types,
}));

/** The range laid out for questions: once, since it never changes. */
export const selectShelves = createSelector([selectProducts], shelve);

// Names are read through when the query changes, and not again for a choice or a sort.
const selectNamed = createSelector([selectShelves, selectAppliedQuery], cellsNamed);

// Nor is the range put in order again for a choice.
const selectRow = createSelector([selectShelves, selectNamed, selectSort], inSort);

/** The filtered and sorted list of the collections. */
export const selectVisibleProducts = createSelector([selectRow, selectChoice], visibleProducts);

const selectTally = createSelector([selectNamed], tallyOf);

/** How many products each category and type would show. */
export const selectFacetCounts = createSelector([selectTally, selectChoice], facetCounts);
