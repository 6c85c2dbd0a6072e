import { createSlice } from '@reduxjs/toolkit';
import { parseUrl } from '../domain/url';
import {
  isNarrowed,
  NO_SELECTION,
  NO_FILTERS,
  isSameCriteria,
  SORTS,
  sanitizeQuery,
  toggled,
  type Filters,
  type Sort,
} from '../domain/filters';
import { isOneOf } from '../domain/guards';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../domain/product';
import type { Machine, Reducers } from './machine';
import { navigated } from './route';

interface Events {
  /** A category chosen, or taken back if it was. */
  categoryToggled: Category;
  /** A type chosen, or taken back if it was. */
  typeToggled: ProductType;
  /** The order of the list. */
  sortChanged: Sort;
  /** The whole text of the search field. */
  queryChanged: string;
  /** The search bar opened, or closed: the query is kept, and counts while the bar is open. */
  searchToggled: undefined;
  /** Every choice taken back at once, and the query while it shows; the sort stays. */
  filtersCleared: undefined;
}

/** Search closed or open, and whether any category, type or query narrows the list. */
type Shape = 'closed' | 'closedNarrowed' | 'open' | 'openNarrowed';

/** What the list is asked, and whether search is open. */
export const filtersMachine: Machine<Filters, Shape, keyof Events | 'navigated'> = {
  table: {
    closed: {
      categoryToggled: ['closedNarrowed', 'refused'],
      typeToggled: ['closedNarrowed', 'refused'],
      sortChanged: ['closed', 'refused'],
      queryChanged: 'refused',
      searchToggled: ['open', 'openNarrowed'],
      filtersCleared: 'refused',
      navigated: ['closed', 'closedNarrowed', 'open', 'openNarrowed', 'refused'],
    },
    closedNarrowed: {
      categoryToggled: ['closed', 'closedNarrowed', 'refused'],
      typeToggled: ['closed', 'closedNarrowed', 'refused'],
      sortChanged: ['closedNarrowed', 'refused'],
      queryChanged: 'refused',
      searchToggled: 'openNarrowed',
      filtersCleared: 'closed',
      navigated: ['closed', 'closedNarrowed', 'open', 'openNarrowed', 'refused'],
    },
    open: {
      categoryToggled: ['openNarrowed', 'refused'],
      typeToggled: ['openNarrowed', 'refused'],
      sortChanged: ['open', 'refused'],
      queryChanged: ['open', 'openNarrowed', 'refused'],
      searchToggled: 'closed',
      filtersCleared: 'refused',
      navigated: ['open', 'openNarrowed', 'refused'],
    },
    openNarrowed: {
      categoryToggled: ['open', 'openNarrowed', 'refused'],
      typeToggled: ['open', 'openNarrowed', 'refused'],
      sortChanged: ['openNarrowed', 'refused'],
      queryChanged: ['open', 'openNarrowed', 'refused'],
      searchToggled: ['closed', 'closedNarrowed'],
      filtersCleared: 'open',
      navigated: ['open', 'openNarrowed', 'refused'],
    },
  },
  modeOf: (filters) => {
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
    sortChanged: (state, { payload }) => {
      if (isOneOf(SORTS, payload)) state.sort = payload;
    },
    queryChanged: (state, { payload }) => {
      if (state.searchShown) state.query = sanitizeQuery(payload);
    },
    searchToggled: (state) => {
      state.searchShown = !state.searchShown;
    },
    filtersCleared: (state) => {
      if (!isNarrowed(state)) return;
      Object.assign(state, NO_SELECTION);
      if (state.searchShown) state.query = '';
    },
  } satisfies Reducers<Filters, Events>,
  extraReducers: (builder) =>
    // The address says what the list shows. A query that it does not mention is kept only behind a closed
    // search bar, where it does not count.
    builder.addCase(navigated, (state, { payload }) => {
      const said = parseUrl(payload).filters;
      if (!said) return;
      const { query, ...picks } = said;
      if (!isSameCriteria(state, picks)) Object.assign(state, picks);
      state.searchShown ||= query !== undefined;
      if (state.searchShown && state.query.trim() !== query) state.query = query ?? '';
    }),
});

export const { categoryToggled, typeToggled, sortChanged, queryChanged, searchToggled, filtersCleared } =
  filters.actions;
