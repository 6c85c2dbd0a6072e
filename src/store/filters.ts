import type { PayloadAction } from '@reduxjs/toolkit';
import {
  isNarrowed,
  isSameCriteria,
  NO_FILTERS,
  NO_SELECTION,
  sanitizeQuery,
  SORTS,
  toggled,
  type Filters,
  type Sort,
} from '../domain/filters';
import { isOneOf } from '../domain/guards';
import { PATHS } from '../domain/paths';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../domain/product';
import { parseSearch, type Url } from '../domain/url';
import { createMachineSlice, type Row } from './createMachineSlice';
import { navigated } from './route';

const always = {
  categoryToggled: (state, { payload }: PayloadAction<Category>) => {
    if (isOneOf(CATEGORIES, payload)) state.categories = toggled(CATEGORIES, state.categories, payload);
  },
  typeToggled: (state, { payload }: PayloadAction<ProductType>) => {
    if (isOneOf(PRODUCT_TYPES, payload)) state.types = toggled(PRODUCT_TYPES, state.types, payload);
  },
  sortChanged: (state, { payload }: PayloadAction<Sort>) => {
    if (isOneOf(SORTS, payload)) state.sort = payload;
  },
  /** The search bar opened or closed. The query is kept; it applies only while the bar is open. */
  searchToggled: (state) => {
    state.searchShown = !state.searchShown;
  },
  /** Every category and type deselected, and the query emptied while it is shown; the sort stays. */
  filtersCleared: (state) => {
    if (!isNarrowed(state)) return;
    Object.assign(state, NO_SELECTION);
    if (state.searchShown) state.query = '';
  },
  // The URL holds the whole list. A query that it does not hold stays only behind a closed search bar.
  [navigated.type]: (state, { payload: { pathname, search } }: PayloadAction<Url>) => {
    if (pathname !== PATHS.collections) return;
    const { query, ...criteria } = parseSearch(search);
    if (!isSameCriteria(state, criteria)) Object.assign(state, criteria);
    state.searchShown ||= query !== undefined;
    if (state.searchShown && state.query.trim() !== query) state.query = query ?? '';
  },
} satisfies Row<Filters>;

export const filters = createMachineSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  modeOf: ({ searchShown }) => (searchShown ? 'open' : 'closed'),
  table: {
    closed: always,
    open: {
      ...always,
      queryChanged: (state, { payload }: PayloadAction<string>) => {
        state.query = sanitizeQuery(payload);
      },
    },
  },
});

export const { categoryToggled, typeToggled, sortChanged, queryChanged, searchToggled, filtersCleared } =
  filters.actions;
