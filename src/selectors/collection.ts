import type { FacetSelection } from '../domain/filters';
import { PATHS } from '../domain/paths';
import { countFacets, filterProducts, matchQuery, sortProducts } from '../domain/productList';
import { suggestQuery } from '../domain/suggestion';
import { toUrl } from '../domain/url';
import type { RootState } from '../store/rootReducer';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';
import { selectAppliedQuery, selectFilters } from './filters';

const selectSort = (state: RootState) => state.filters.sort;

const selectFacetSelection = createSelector(
  [(state: RootState) => state.filters.categories, (state: RootState) => state.filters.types],
  (categories, types): FacetSelection => ({ categories, types }),
);

const selectMatchingProducts = createSelector([selectProducts, selectAppliedQuery], matchQuery);

const selectSortedProducts = createSelector([selectMatchingProducts, selectSort], sortProducts);

/** The filtered and sorted products of the collections page. */
export const selectVisibleProducts = createSelector(
  [selectSortedProducts, selectFacetSelection],
  filterProducts,
);

/** How many products each category and each type would leave. */
export const selectFacetCounts = createSelector([selectMatchingProducts, selectFacetSelection], countFacets);

const selectSelectedProducts = createSelector([selectProducts, selectFacetSelection], filterProducts);

const selectNearQuery = createSelector([selectSelectedProducts, selectAppliedQuery], suggestQuery);

/** A query near to the applied one that finds products, if the applied one finds none. */
export const selectSuggestion = (state: RootState) =>
  selectVisibleProducts(state).length === 0 ? selectNearQuery(state) : undefined;

/** The list together with its criteria, so that a page can show the previous list until the next one is rendered. */
export const selectList = createSelector(
  [selectVisibleProducts, selectFilters, selectAppliedQuery, selectFacetCounts, selectSuggestion],
  (products, filters, query, counts, suggestion) => ({
    products,
    filters,
    query,
    counts,
    suggestion,
    url: toUrl({ pathname: PATHS.collections }, filters),
  }),
);
