import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isOneOf } from '../domain/guards';

/** The slices that are stored: the cart for good, the checkout for as long as the tab lives. */
export const PERSISTED_SLICES = ['cart', 'checkout'] as const;
export type PersistedSlice = (typeof PERSISTED_SLICES)[number];

type Persistence = Readonly<Record<PersistedSlice, 'persisted' | 'memoryOnly'>>;

const initialState: Persistence = { cart: 'persisted', checkout: 'persisted' };

export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    /** The browser has not stored a change: storage is blocked or full. */
    writeFailed: (state, { payload }: PayloadAction<PersistedSlice>) => {
      if (isOneOf(PERSISTED_SLICES, payload)) state[payload] = 'memoryOnly';
    },
    /** Every change of the slice is stored again. */
    writeSucceeded: (state, { payload }: PayloadAction<PersistedSlice>) => {
      if (isOneOf(PERSISTED_SLICES, payload)) state[payload] = 'persisted';
    },
  },
});

export const { writeFailed, writeSucceeded } = persistence.actions;
