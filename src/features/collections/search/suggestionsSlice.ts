import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductId } from '../../../data/types';
import { isSameJson } from '../../../lib/guards';

interface Suggestions {
  /** The unmatched query. */
  readonly query: string;
  /** The products that the query may mean, the best first. */
  readonly productIds: readonly ProductId[];
}

const initialState: Suggestions = { query: '', productIds: [] };

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
