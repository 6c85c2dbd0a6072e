import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../app/store';

const initialState = { cart: true, checkout: true, orders: true };

interface Report {
  slice: keyof typeof initialState;
  isStored: boolean;
}

/** Whether the browser stores the cart, the form and the placed orders. */
export const storageStatus = createSlice({
  name: 'storageStatus',
  initialState,
  reducers: {
    statusChanged: (
      state,
      { payload: { slice, isStored } }: PayloadAction<Report>,
    ) => {
      state[slice] = isStored;
    },
  },
  selectors: { selectStorageStatus: (state) => state },
});

const { statusChanged } = storageStatus.actions;
export const { selectStorageStatus } = storageStatus.selectors;

/** Dispatches whether a slice is stored, if this has changed. */
export const reportStatus = (store: AppStore, report: Report): void => {
  const { [report.slice]: isStored } = selectStorageStatus(store.getState());
  if (report.isStored !== isStored) store.dispatch(statusChanged(report));
};
