import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductId } from '../../../data/types';
import { isSameJson } from '../../../lib/guards';

export interface Suggestions {
  /** The unmatched query. */
  query: string;
  /** The products that the query may mean, the best first. */
  productIds: readonly ProductId[];
  /** Whether the products have all words of the query. */
  isExact: boolean;
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
  },
  selectors: { selectSuggestions: (state) => state },
});

export const { suggestionsFound } = suggestions.actions;

export const { selectSuggestions } = suggestions.selectors;
