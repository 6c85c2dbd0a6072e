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
  /** The last text query for which the index could not be loaded. */
  failedQuery?: string;
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
    productsFound: (state, { payload }: PayloadAction<TextSearch>) =>
      isSameJson(state, payload) ? state : payload,
    /** The index could not be loaded. */
    searchFailed: (state, { payload }: PayloadAction<string>) => {
      state.failedQuery = payload;
    },
  },
  selectors: { selectTextSearch: (state) => state },
});

export const { productsFound, searchFailed } = textSearch.actions;

export const { selectTextSearch } = textSearch.selectors;
