import { createSlice } from '@reduxjs/toolkit';

/** Whether a new version of the shop is available. */
export const appUpdate = createSlice({
  name: 'appUpdate',
  initialState: false,
  reducers: { updateFound: () => true },
  selectors: { selectIsUpdateAvailable: (isAvailable) => isAvailable },
});

export const { updateFound } = appUpdate.actions;

export const { selectIsUpdateAvailable } = appUpdate.selectors;
