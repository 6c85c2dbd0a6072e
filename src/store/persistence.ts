import { createSlice } from '@reduxjs/toolkit';
import { isOneOf } from '../domain/guards';
import type { Machine, Reducers } from './machine';

/** What the shop keeps for the shopper: the cart for good, the checkout for as long as the tab is there. */
export const PERSISTED_SLICES = ['cart', 'checkout'] as const;
type PersistedSlice = (typeof PERSISTED_SLICES)[number];

/** Whether the browser keeps it, or it lives in the memory of this page only. */
type Keeping = Readonly<Record<PersistedSlice, 'persisted' | 'memoryOnly'>>;

interface Events {
  /** The browser did not take what was to be stored: it forbids it, or there is no room. */
  writeFailed: PersistedSlice;
  /** All of it is stored, after it was not. */
  writeSucceeded: PersistedSlice;
}

type Shape = 'allKept' | 'cartInMemory' | 'checkoutInMemory' | 'allInMemory';

/** What would be lost with the page. */
export const persistenceMachine: Machine<Keeping, Shape, keyof Events> = {
  table: {
    allKept: { writeFailed: ['cartInMemory', 'checkoutInMemory', 'refused'], writeSucceeded: 'refused' },
    cartInMemory: { writeFailed: ['allInMemory', 'refused'], writeSucceeded: ['allKept', 'refused'] },
    checkoutInMemory: { writeFailed: ['allInMemory', 'refused'], writeSucceeded: ['allKept', 'refused'] },
    allInMemory: {
      writeFailed: 'refused',
      writeSucceeded: ['cartInMemory', 'checkoutInMemory', 'refused'],
    },
  },
  modeOf: ({ cart, checkout }) => {
    if (cart === 'persisted') return checkout === 'persisted' ? 'allKept' : 'checkoutInMemory';
    return checkout === 'persisted' ? 'cartInMemory' : 'allInMemory';
  },
};

const initialState: Keeping = { cart: 'persisted', checkout: 'persisted' };

export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    writeFailed: (state, { payload }) => {
      if (isOneOf(PERSISTED_SLICES, payload)) state[payload] = 'memoryOnly';
    },
    writeSucceeded: (state, { payload }) => {
      if (isOneOf(PERSISTED_SLICES, payload)) state[payload] = 'persisted';
    },
  } satisfies Reducers<Keeping, Events>,
});

export const { writeFailed, writeSucceeded } = persistence.actions;
