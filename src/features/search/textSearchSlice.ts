import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductId } from '../../data/types';
import { isSameJson } from '../../lib/guards';

export interface TextSearch {
  /** The last text query that was searched. */
  textQuery: string;
  /** The products that the index finds, the best first. */
  productIds: readonly ProductId[];
  /** Whether the products contain all words of the query. */
  isExact: boolean;
  /** Whether the index could not be loaded. */
  hasFailed?: boolean;
}

const initialState: TextSearch = {
  textQuery: '',
  productIds: [],
  isExact: false,
};

export const textSearch = createSlice({
  name: 'textSearch',
  initialState,
  reducers: {
    searchEnded: (state, { payload }: PayloadAction<TextSearch>) =>
      isSameJson(state, payload) ? state : payload,
  },
  selectors: { selectTextSearch: (state) => state },
});

export const { searchEnded } = textSearch.actions;

export const { selectTextSearch } = textSearch.selectors;
