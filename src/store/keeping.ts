import { createSlice } from '@reduxjs/toolkit';
import { isOneOf } from '../domain/oneOf';
import type { Machine, Reducers } from './machine';

/** What the shop keeps for the shopper: the cart for good, the checkout for as long as the tab is there. */
export const KEEPSAKES = ['cart', 'checkout'] as const;
type Keepsake = (typeof KEEPSAKES)[number];

/** Whether the browser keeps it, or it lives in the memory of this page only. */
type Keeping = Readonly<Record<Keepsake, 'kept' | 'memoryOnly'>>;

interface Events {
  /** The browser did not take what was to be stored: it forbids it, or there is no room. */
  storageRefused: Keepsake;
  /** All of it is stored, after it was not. */
  storageAccepted: Keepsake;
}

type Shape = 'allKept' | 'cartInMemory' | 'checkoutInMemory' | 'allInMemory';

/** What would be lost with the page. */
export const keepingMachine: Machine<Keeping, Shape, keyof Events> = {
  table: {
    allKept: { storageRefused: ['cartInMemory', 'checkoutInMemory', 'refused'], storageAccepted: 'refused' },
    cartInMemory: { storageRefused: ['allInMemory', 'refused'], storageAccepted: ['allKept', 'refused'] },
    checkoutInMemory: { storageRefused: ['allInMemory', 'refused'], storageAccepted: ['allKept', 'refused'] },
    allInMemory: {
      storageRefused: 'refused',
      storageAccepted: ['cartInMemory', 'checkoutInMemory', 'refused'],
    },
  },
  shapeOf: ({ cart, checkout }) => {
    if (cart === 'kept') return checkout === 'kept' ? 'allKept' : 'checkoutInMemory';
    return checkout === 'kept' ? 'cartInMemory' : 'allInMemory';
  },
};

const initialState: Keeping = { cart: 'kept', checkout: 'kept' };

export const keeping = createSlice({
  name: 'keeping',
  initialState,
  reducers: {
    storageRefused: (state, { payload }) => {
      if (isOneOf(KEEPSAKES, payload)) state[payload] = 'memoryOnly';
    },
    storageAccepted: (state, { payload }) => {
      if (isOneOf(KEEPSAKES, payload)) state[payload] = 'kept';
    },
  } satisfies Reducers<Keeping, Events>,
});

export const { storageRefused, storageAccepted } = keeping.actions;
