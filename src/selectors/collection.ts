import { toUrl } from '../domain/url';
import { cellsMatching, indexCatalogue, sorted } from '../domain/catalogueIndex';
import { facetCounts, tallyOf, visibleProducts } from '../domain/facets';
import type { FacetSelection } from '../domain/filters';
import { PATHS } from '../domain/paths';
import { suggestionFor, vocabularyOf } from '../domain/suggestion';
import type { RootState } from '../store/rootReducer';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';
import { selectAppliedQuery, selectFilters } from './filters';

const selectCategories = (state: RootState) => state.filters.categories;
const selectTypes = (state: RootState) => state.filters.types;
const selectSort = (state: RootState) => state.filters.sort;

/** The chosen categories and types. */
const selectChoice = createSelector([selectCategories, selectTypes], (categories, types): FacetSelection => ({
  categories,
  types,
}));

/** The range laid out for questions: once, since it never changes. */
export const selectCatalogueIndex = createSelector([selectProducts], indexCatalogue);

// Names are read through when the query changes, and not again for a choice or a sort.
const selectMatching = createSelector([selectCatalogueIndex, selectAppliedQuery], cellsMatching);

// Nor is the range put in order again for a choice.
const selectSorted = createSelector([selectCatalogueIndex, selectMatching, selectSort], sorted);

/** The filtered and sorted list of the collections. */
export const selectVisibleProducts = createSelector([selectSorted, selectChoice], visibleProducts);

const selectTally = createSelector([selectMatching], tallyOf);

/** How many products each category and type would show. */
export const selectFacetCounts = createSelector([selectTally, selectChoice], facetCounts);

const selectVocabulary = createSelector([selectCatalogueIndex], vocabularyOf);
const selectNear = createSelector([selectVocabulary, selectChoice, selectAppliedQuery], suggestionFor);

/** A query that may have been meant by the one that leaves nothing. */
export const selectSuggestion = (state: RootState) =>
  selectVisibleProducts(state).length === 0 ? selectNear(state) : undefined;

/** The list with what was asked of it: one thing, so that a page may show the one before a little longer. */
export const selectList = createSelector(
  [selectVisibleProducts, selectFilters, selectSuggestion],
  (products, filters, suggestion) => ({
    products,
    filters,
    suggestion,
    address: toUrl({ pathname: PATHS.collections }, filters),
  }),
);
