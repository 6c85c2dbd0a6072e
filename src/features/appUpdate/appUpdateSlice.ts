import { createSlice } from '@reduxjs/toolkit';

type AppUpdate = 'none' | 'available';

export const appUpdate = createSlice({
  name: 'appUpdate',
  initialState: (): AppUpdate => 'none',
  reducers: {
    updateFound: (): AppUpdate => 'available',
    /** The shopper accepts the update: the page reloads. */
    updateAccepted: (): AppUpdate => 'none',
  },
  selectors: { selectMode: (mode) => mode },
});

export const { updateFound, updateAccepted } = appUpdate.actions;
