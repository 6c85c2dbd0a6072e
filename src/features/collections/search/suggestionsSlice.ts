import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductId } from '../../../data/types';
import { isSameJson } from '../../../lib/guards';

export interface Suggestions {
  /** The last suggestion query that was searched. */
  query: string;
  /** The products that the index finds, the best first. */
  productIds: readonly ProductId[];
  /** Whether the products contain all words of the query. */
  isExact: boolean;
  /** Whether the index could not be loaded for a later query. */
  hasFailed?: boolean;
}

const initialState: Suggestions = {
  query: '',
  productIds: [],
  isExact: false,
};

export const suggestions = createSlice({
  name: 'suggestions',
  initialState,
  reducers: {
    suggestionsFound: (state, { payload }: PayloadAction<Suggestions>) =>
      isSameJson(state, payload) ? state : payload,
    /** The index could not be loaded. */
    searchFailed: (state) => {
      state.hasFailed = true;
    },
  },
  selectors: { selectSuggestions: (state) => state },
});

export const { suggestionsFound, searchFailed } = suggestions.actions;

export const { selectSuggestions } = suggestions.selectors;
