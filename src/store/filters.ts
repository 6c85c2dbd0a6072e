import { createSlice } from '@reduxjs/toolkit';
import { readAddress } from '../domain/address';
import {
  appliedQuery,
  inOrder,
  NO_FILTERS,
  SORTS,
  tidyQuery,
  toggled,
  type Filters,
  type Sort,
} from '../domain/filters';
import { isOneOf } from '../domain/oneOf';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../domain/product';
import type { Machine, Reducers } from './machine';
import { navigated } from './route';

interface Events {
  categoryToggled: Category;
  typeToggled: ProductType;
  sortChosen: Sort;
  /** The whole text of the search field. */
  queryTyped: string;
  searchToggled: undefined;
  /** Every choice but the sort taken back at once. */
  cleared: undefined;
}

/** Search closed or open, and whether any category, type or query narrows the list. */
type Shape = 'closed' | 'closedNarrowed' | 'open' | 'openNarrowed';

/** What the list is asked, and whether search is open. */
export const filtersMachine: Machine<Filters, Shape, keyof Events | 'navigated'> = {
  table: {
    closed: {
      categoryToggled: ['closedNarrowed', 'refused'],
      typeToggled: ['closedNarrowed', 'refused'],
      sortChosen: ['closed', 'refused'],
      queryTyped: 'refused',
      searchToggled: ['open', 'openNarrowed'],
      cleared: 'refused',
      navigated: ['closed', 'closedNarrowed', 'open', 'openNarrowed', 'refused'],
    },
    closedNarrowed: {
      categoryToggled: ['closed', 'closedNarrowed', 'refused'],
      typeToggled: ['closed', 'closedNarrowed', 'refused'],
      sortChosen: ['closedNarrowed', 'refused'],
      queryTyped: 'refused',
      searchToggled: 'openNarrowed',
      cleared: 'closed',
      navigated: ['closed', 'closedNarrowed', 'open', 'openNarrowed', 'refused'],
    },
    open: {
      categoryToggled: ['openNarrowed', 'refused'],
      typeToggled: ['openNarrowed', 'refused'],
      sortChosen: ['open', 'refused'],
      queryTyped: ['open', 'openNarrowed', 'refused'],
      searchToggled: 'closed',
      cleared: 'refused',
      navigated: ['open', 'openNarrowed', 'refused'],
    },
    openNarrowed: {
      categoryToggled: ['open', 'openNarrowed', 'refused'],
      typeToggled: ['open', 'openNarrowed', 'refused'],
      sortChosen: ['openNarrowed', 'refused'],
      queryTyped: ['open', 'openNarrowed', 'refused'],
      searchToggled: ['closed', 'closedNarrowed'],
      cleared: 'open',
      navigated: ['open', 'openNarrowed', 'refused'],
    },
  },
  shapeOf: (filters) => {
    if (isNarrowed(filters)) return filters.searchShown ? 'openNarrowed' : 'closedNarrowed';
    return filters.searchShown ? 'open' : 'closed';
  },
};

/** What a closed search bar hides narrows nothing, and is not taken back with the rest. */
const isNarrowed = (filters: Filters) =>
  filters.categories.length > 0 || filters.types.length > 0 || appliedQuery(filters) !== '';

const initialState: Filters = NO_FILTERS;

export const filters = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    categoryToggled: (state, { payload }) => {
      if (isOneOf(CATEGORIES, payload)) state.categories = toggled(CATEGORIES, state.categories, payload);
    },
    typeToggled: (state, { payload }) => {
      if (isOneOf(PRODUCT_TYPES, payload)) state.types = toggled(PRODUCT_TYPES, state.types, payload);
    },
    sortChosen: (state, { payload }) => {
      if (isOneOf(SORTS, payload)) state.sort = payload;
    },
    queryTyped: (state, { payload }) => {
      if (state.searchShown) state.query = tidyQuery(payload);
    },
    searchToggled: (state) => {
      state.searchShown = !state.searchShown;
    },
    cleared: (state) => {
      if (!isNarrowed(state)) return;
      state.categories = [];
      state.types = [];
      if (state.searchShown) state.query = '';
    },
  } satisfies Reducers<Filters, Events>,
  extraReducers: (builder) =>
    // The address says what the list shows. A query that it does not mention is kept only behind a closed
    // search bar, where it does not count.
    builder.addCase(navigated, (state, { payload }) => {
      const said = readAddress(payload).filters;
      if (!said) return;
      if (!same(state.categories, said.categories)) state.categories = inOrder(CATEGORIES, said.categories);
      if (!same(state.types, said.types)) state.types = inOrder(PRODUCT_TYPES, said.types);
      state.sort = said.sort;
      state.searchShown ||= said.query !== undefined;
      if (state.searchShown && state.query.trim() !== said.query) state.query = said.query ?? '';
    }),
});

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, i) => value === b[i]);

export const { categoryToggled, typeToggled, sortChosen, queryTyped, searchToggled, cleared } =
  filters.actions;
