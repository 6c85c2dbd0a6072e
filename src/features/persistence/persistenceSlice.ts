import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { isOneOf } from '../../lib/guards';
import { createMachineSlice, type Row } from '../../lib/createMachineSlice';

/** The slices that are stored: the cart for good, the checkout for as long as the tab lives. */
export const PERSISTED_SLICES = ['cart', 'checkout'] as const;
export type PersistedSlice = (typeof PERSISTED_SLICES)[number];

interface Persistence {
  /** Outdated: a newer version of the shop has changed the database, and this one cannot read it. */
  readonly cart: 'persisted' | 'memoryOnly' | 'outdated';
  readonly checkout: 'persisted' | 'memoryOnly';
}

const initialState: Persistence = { cart: 'persisted', checkout: 'persisted' };

const always = {
  writeFailed: (state, { payload }: PayloadAction<PersistedSlice>) => {
    if (isOneOf(PERSISTED_SLICES, payload)) state[payload] = 'memoryOnly';
  },
  newerVersionFound: (state) => {
    state.cart = 'outdated';
  },
} satisfies Row<Persistence>;

export const persistence = createMachineSlice({
  name: 'persistence',
  initialState,
  modeOf: ({ cart, checkout }) =>
    cart === 'persisted' && checkout === 'persisted' ? 'persisted' : 'memoryOnly',
  table: {
    persisted: always,
    memoryOnly: {
      ...always,
      /** Every change of the slice is stored again. */
      writeSucceeded: (state, { payload }: PayloadAction<PersistedSlice>) => {
        if (isOneOf(PERSISTED_SLICES, payload)) state[payload] = 'persisted';
      },
    },
  },
});

export const { writeFailed, newerVersionFound, writeSucceeded } = persistence.actions;

export type PersistenceState = WithSlice<typeof persistence>;

export const selectPersistence = (state: PersistenceState) => state.persistence;
