import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../app/store';

/**
 * Outdated: a newer version of the shop has stored what this one cannot read.
 */
type StorageStatus = 'persisted' | 'memoryOnly' | 'outdated';

/**
 * Why the browser does not keep a slice at the moment, by the name of the
 * slice. All other slices are persisted.
 */
type Persistence = Readonly<
  Record<string, Exclude<StorageStatus, 'persisted'>>
>;

interface Report {
  readonly slice: string;
  readonly status: StorageStatus;
}

const initialState: Persistence = {};

export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<Report>) => {
      const { slice, status } = payload;
      if (status === 'persisted') Reflect.deleteProperty(state, slice);
      else state[slice] = status;
    },
  },
  selectors: { selectPersistence: (state) => state },
});

const { statusChanged } = persistence.actions;

export const { selectPersistence } = persistence.selectors;

/** Dispatches whether the browser keeps a slice, if that has changed. */
export const reportStatus = (
  store: AppStore,
  slice: string,
  status: StorageStatus,
): void => {
  const before = selectPersistence(store.getState())[slice] ?? 'persisted';
  if (status !== before) store.dispatch(statusChanged({ slice, status }));
};
