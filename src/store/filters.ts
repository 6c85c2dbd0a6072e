import { createSlice } from '@reduxjs/toolkit';
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
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../domain/product';
import type { ParsedUrl } from '../domain/url';
import { navigated } from './route';
import { transition, type Transitions } from './transitions';

interface Events {
  categoryToggled: Category;
  typeToggled: ProductType;
  sortChanged: Sort;
  queryChanged: string;
  /** The search bar opened or closed. The query is kept; it applies only while the bar is open. */
  searchToggled: undefined;
  /** Every category and type deselected, and the query emptied while it is shown; the sort stays. */
  filtersCleared: undefined;
  navigated: ParsedUrl;
}

const always = {
  categoryToggled: (state, category) => {
    if (isOneOf(CATEGORIES, category)) state.categories = toggled(CATEGORIES, state.categories, category);
  },
  typeToggled: (state, type) => {
    if (isOneOf(PRODUCT_TYPES, type)) state.types = toggled(PRODUCT_TYPES, state.types, type);
  },
  sortChanged: (state, sort) => {
    if (isOneOf(SORTS, sort)) state.sort = sort;
  },
  searchToggled: (state) => {
    state.searchShown = !state.searchShown;
  },
  filtersCleared: (state) => {
    if (!isNarrowed(state)) return;
    Object.assign(state, NO_SELECTION);
    if (state.searchShown) state.query = '';
  },
  // The URL holds the whole list. A query that it does not hold stays only behind a closed search bar.
  navigated: (state, { filters: fromUrl }) => {
    if (!fromUrl) return;
    const { query, ...criteria } = fromUrl;
    if (!isSameCriteria(state, criteria)) Object.assign(state, criteria);
    state.searchShown ||= query !== undefined;
    if (state.searchShown && state.query.trim() !== query) state.query = query ?? '';
  },
} satisfies Transitions<Filters, 'any', Events>['any'];

export const filterTransitions: Transitions<Filters, 'closed' | 'open', Events> = {
  closed: always,
  open: {
    ...always,
    queryChanged: (state, text) => {
      state.query = sanitizeQuery(text);
    },
  },
};

const modeOf = ({ searchShown }: Filters) => (searchShown ? 'open' : 'closed');
const on = transition(filterTransitions, modeOf);

export const filters = createSlice({
  name: 'filters',
  initialState: NO_FILTERS,
  reducers: {
    categoryToggled: on('categoryToggled'),
    typeToggled: on('typeToggled'),
    sortChanged: on('sortChanged'),
    queryChanged: on('queryChanged'),
    searchToggled: on('searchToggled'),
    filtersCleared: on('filtersCleared'),
  },
  extraReducers: (builder) => builder.addCase(navigated, on('navigated')),
  selectors: { selectMode: modeOf },
});

export const { categoryToggled, typeToggled, sortChanged, queryChanged, searchToggled, filtersCleared } =
  filters.actions;
