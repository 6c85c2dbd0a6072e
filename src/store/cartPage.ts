import { createSlice } from '@reduxjs/toolkit';
import { isQuantity, MAX_QUANTITY, sameLine, type LineInRow } from '../domain/cart';
import { lineRemoved, lineRestored } from './cart';
import type { Machine } from './machine';
import { navigated } from './route';

/** What the bin took out since the shopper came to the page, each with the row in which it stood. */
export interface CartPage {
  readonly removed: readonly LineInRow[];
}

type Shape = 'settled' | 'undoOffered';

/** Whether there is something to undo. */
export const cartPageMachine: Machine<CartPage, Shape, 'lineRemoved' | 'lineRestored' | 'navigated'> = {
  table: {
    settled: { lineRemoved: ['undoOffered', 'refused'], lineRestored: 'refused', navigated: 'refused' },
    undoOffered: {
      lineRemoved: ['undoOffered', 'refused'],
      lineRestored: ['settled', 'undoOffered', 'refused'],
      navigated: 'settled',
    },
  },
  modeOf: ({ removed }) => (removed.length > 0 ? 'undoOffered' : 'settled'),
};

const initialState: CartPage = { removed: [] };

export const cartPage = createSlice({
  name: 'cartPage',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      // The cart's own quantity by now: rootReducer has seen to it.
      .addCase(lineRemoved, (state, { payload }) => {
        if (!isQuantity(payload.quantity)) return;
        const gap = state.removed.find((line) => sameLine(line, payload));
        // The line had come back through another tab: the one Undo brings back all that was removed.
        if (gap) gap.quantity = Math.min(gap.quantity + payload.quantity, MAX_QUANTITY);
        else state.removed.push(payload);
      })
      .addCase(lineRestored, (state, { payload }) => {
        const at = state.removed.findIndex((line) => sameLine(line, payload));
        if (at >= 0) state.removed.splice(at, 1);
      })
      .addCase(navigated, (state) => (state.removed.length > 0 ? initialState : state)),
});
