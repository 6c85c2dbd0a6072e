import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The slices that are stored: the cart for good, the checkout for as long as the tab lives. */
export const PERSISTED_SLICES = ['cart', 'checkout'] as const;
export type PersistedSlice = (typeof PERSISTED_SLICES)[number];

interface Persistence {
  /** Outdated: a newer version of the shop has changed the database, and this one cannot read it. */
  readonly cart: 'persisted' | 'memoryOnly' | 'outdated';
  readonly checkout: 'persisted' | 'memoryOnly';
}

const initialState: Persistence = { cart: 'persisted', checkout: 'persisted' };

export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    writeFailed: (state, { payload }: PayloadAction<PersistedSlice>) => {
      state[payload] = 'memoryOnly';
    },
    newerVersionFound: (state) => {
      state.cart = 'outdated';
    },
    /** Every change of the slice is stored again. */
    writeSucceeded: (state, { payload }: PayloadAction<PersistedSlice>) => {
      state[payload] = 'persisted';
    },
  },
  selectors: { selectPersistence: (state) => state },
});

export const { writeFailed, newerVersionFound, writeSucceeded } = persistence.actions;

export const { selectPersistence } = persistence.selectors;
