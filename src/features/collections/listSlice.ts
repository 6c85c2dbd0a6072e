import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { isSameJson } from '../../lib/guards';
import { PATHS } from '../../routing/paths';
import { navigated, selectPathname } from '../../routing/routeSlice';
import { FACETS, type FacetValue, type SelectedValues } from './facets';
import {
  appliedQuery,
  DEFAULT_LIST,
  sanitizeQuery,
  type ListState,
  type Sort,
} from './listState';
import { parseListParams } from './listUrl';

const setSelected = (
  state: { selected: SelectedValues },
  selected: SelectedValues,
) => {
  if (!isSameJson(state.selected, selected)) state.selected = selected;
};

export const list = createSlice({
  name: 'list',
  initialState: DEFAULT_LIST,
  reducers: {
    /** A value was selected, or deselected if it was selected. */
    facetToggled: (
      { selected },
      { payload: { facet, value } }: PayloadAction<FacetValue>,
    ) => {
      const options = FACETS.find(({ name }) => name === facet)?.options ?? [];
      const values = options.map((option) => option.value);
      if (!values.includes(value)) return;
      const before = selected[facet] ?? [];
      selected[facet] = values.filter(
        (each) => before.includes(each) !== (each === value),
      );
    },
    sortChanged: (state, { payload }: PayloadAction<Sort>) => {
      state.sort = payload;
    },
    clothShownChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isClothShown = payload;
    },
    /** The search bar was opened or closed, which keeps the query. */
    searchToggled: (state) => {
      state.isSearchOpen = !state.isSearchOpen;
    },
    queryChanged: (state, { payload }: PayloadAction<string>) => {
      state.query = sanitizeQuery(payload);
    },
    /** All values were deselected; everything else stays. */
    filtersCleared: (state) => setSelected(state, DEFAULT_LIST.selected),
  },
  // The URL leaves out two things: the query of a closed search bar, and an
  // open search bar without a query.
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname, search } }) => {
      if (pathname !== PATHS.collections) return;
      const { selected, sort, isClothShown, query, isSearchOpen } =
        parseListParams(search);
      setSelected(state, selected);
      state.sort = sort;
      state.isClothShown = isClothShown;
      if (isSearchOpen) state.isSearchOpen = true;
      if (appliedQuery(state) !== query) state.query = query;
    }),
  selectors: {
    selectListState: (state): ListState => state,
    selectSelected: ({ selected }) => selected,
    selectQuery: ({ query }) => query,
    selectSort: ({ sort }) => sort,
    /** The query that narrows the list. */
    selectAppliedQuery: appliedQuery,
  },
});

export const {
  facetToggled,
  sortChanged,
  clothShownChanged,
  queryChanged,
  searchToggled,
  filtersCleared,
} = list.actions;

export const {
  selectListState,
  selectSelected,
  selectQuery,
  selectSort,
  selectAppliedQuery,
} = list.selectors;

/** Whether the search bar is shown: only on the collections page. */
export const selectIsSearchBarShown = (state: RootState): boolean =>
  selectListState(state).isSearchOpen &&
  selectPathname(state) === PATHS.collections;
