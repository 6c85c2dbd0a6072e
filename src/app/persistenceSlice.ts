import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStore } from './store';

const initialState = { cart: true, checkout: true };

interface Report {
  slice: keyof typeof initialState;
  isStored: boolean;
}

/** Whether the browser stores the cart with the placed orders, and the form. */
export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    persistenceChanged: (
      state,
      { payload: { slice, isStored } }: PayloadAction<Report>,
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

/** Dispatches an event only if the report differs from the state. */
export const reportPersistence = (store: AppStore, report: Report): void => {
  const { [report.slice]: isStored } = store.getState().persistence;
  if (report.isStored !== isStored) store.dispatch(persistenceChanged(report));
};
