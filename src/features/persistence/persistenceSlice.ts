import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Outdated: a newer version of the shop has changed the database, and this one
 * cannot read it.
 */
export type StorageStatus = 'persisted' | 'memoryOnly' | 'outdated';

/**
 * The slices that the browser does not keep at the moment, by their names. All
 * others are persisted.
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
    /** Every change of the slice is stored again. */
    writeSucceeded: (state, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(state, payload);
    },
  },
  selectors: { selectPersistence: (state) => state },
});

export const { writeFailed, newerVersionFound, writeSucceeded } =
  persistence.actions;

export const { selectPersistence } = persistence.selectors;
