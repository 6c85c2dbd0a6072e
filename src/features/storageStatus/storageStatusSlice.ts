import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../app/store';

type StoredSlice = 'cart' | 'checkout' | 'orders';
export type StorageStatus = 'persisted' | 'memoryOnly';

interface Report {
  slice: StoredSlice;
  status: StorageStatus;
}

const initialState: Readonly<Record<StoredSlice, StorageStatus>> = {
  cart: 'persisted',
  checkout: 'persisted',
  orders: 'persisted',
};

/** Whether the browser stores the cart, the form and the placed orders. */
export const storageStatus = createSlice({
  name: 'storageStatus',
  initialState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<Report>) => {
      state[payload.slice] = payload.status;
    },
  },
  selectors: { selectStorageStatus: (state) => state },
});

const { statusChanged } = storageStatus.actions;
export const { selectStorageStatus } = storageStatus.selectors;

/** Dispatches the storage status of a slice if this status has changed. */
export const reportStatus = (
  store: AppStore,
  slice: StoredSlice,
  status: StorageStatus,
): void => {
  if (status === selectStorageStatus(store.getState())[slice]) return;
  store.dispatch(statusChanged({ slice, status }));
};
