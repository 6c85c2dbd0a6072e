import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../app/store';

const initialState = { cart: true, checkout: true };

type StoredSlice = keyof typeof initialState;

/** Whether the browser stores the cart with the placed orders, and the form. */
export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    persistenceChanged: (
      state,
      {
        payload: { slice, isStored },
      }: PayloadAction<{ slice: StoredSlice; isStored: boolean }>,
    ) => {
      state[slice] = isStored;
    },
  },
  selectors: {
    selectIsCartStored: ({ cart }) => cart,
    selectIsFormStored: ({ checkout }) => checkout,
  },
});

const { persistenceChanged } = persistence.actions;
export const { selectIsCartStored, selectIsFormStored } = persistence.selectors;

/** Dispatches an event if it changes the state. */
export const reportStored = (
  store: AppStore,
  slice: StoredSlice,
  isStored: boolean,
): void => {
  if (store.getState().persistence[slice] !== isStored)
    store.dispatch(persistenceChanged({ slice, isStored }));
};
