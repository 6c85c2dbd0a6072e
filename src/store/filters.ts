import { createSlice } from '@reduxjs/toolkit';
import { readAddress } from '../domain/address';
import {
  isNarrowed,
  NO_CHOICE,
  NO_FILTERS,
  samePicks,
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
  /** A category chosen, or taken back if it was. */
  categoryToggled: Category;
  /** A type chosen, or taken back if it was. */
  typeToggled: ProductType;
  /** The order of the list. */
  sortChosen: Sort;
  /** The whole text of the search field. */
  queryTyped: string;
  /** The search bar opened, or closed: the query is kept, and counts while the bar is open. */
  searchToggled: undefined;
  /** Every choice taken back at once, and the query while it shows; the sort stays. */
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
      Object.assign(state, NO_CHOICE);
      if (state.searchShown) state.query = '';
    },
  } satisfies Reducers<Filters, Events>,
  extraReducers: (builder) =>
    // The address says what the list shows. A query that it does not mention is kept only behind a closed
    // search bar, where it does not count.
    builder.addCase(navigated, (state, { payload }) => {
      const said = readAddress(payload).filters;
      if (!said) return;
      const { query, ...picks } = said;
      if (!samePicks(state, picks)) Object.assign(state, picks);
      state.searchShown ||= query !== undefined;
      if (state.searchShown && state.query.trim() !== query) state.query = query ?? '';
    }),
});

export const { categoryToggled, typeToggled, sortChosen, queryTyped, searchToggled, cleared } =
  filters.actions;
