import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Outdated: a newer version of the shop has changed the database, and this one
 * cannot read it.
 */
export type StorageStatus = 'persisted' | 'memoryOnly' | 'outdated';

/**
 * Why the browser does not keep a slice at the moment, by the name of the
 * slice. All other slices are persisted.
 */
type Persistence = Readonly<
  Record<string, Exclude<StorageStatus, 'persisted'>>
>;

const initialState: Persistence = {};

export const persistence = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    writeFailed: (state, { payload }: PayloadAction<string>) => {
      state[payload] = 'memoryOnly';
    },
    newerVersionFound: (state, { payload }: PayloadAction<string>) => {
      state[payload] = 'outdated';
    },
    /** The browser keeps the slice again, with what it had not stored. */
    writeSucceeded: (state, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(state, payload);
    },
  },
  selectors: { selectPersistence: (state) => state },
});

export const { writeFailed, newerVersionFound, writeSucceeded } =
  persistence.actions;

export const { selectPersistence } = persistence.selectors;
