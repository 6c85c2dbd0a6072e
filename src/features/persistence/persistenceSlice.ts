import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../app/store';

export type StoredSlice = 'cart' | 'checkout';
type StorageStatus = 'persisted' | 'memoryOnly';
type Persistence = Readonly<Record<StoredSlice, StorageStatus>>;

interface Report {
  readonly slice: StoredSlice;
  readonly status: StorageStatus;
}

const initialState: Persistence = { cart: 'persisted', checkout: 'persisted' };

/** Whether the browser keeps the slices that it should store. */
export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<Report>) => {
      state[payload.slice] = payload.status;
    },
  },
  selectors: { selectPersistence: (state) => state },
});

export const { selectPersistence } = persistence.selectors;

/** Dispatches whether the browser keeps a slice, if that has changed. */
export const reportStatus = (
  store: AppStore,
  slice: StoredSlice,
  status: StorageStatus,
): void => {
  if (status === selectPersistence(store.getState())[slice]) return;
  store.dispatch(persistence.actions.statusChanged({ slice, status }));
};
