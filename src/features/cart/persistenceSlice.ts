import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser stores the cart with the placed orders. */
export const persistence = createSlice({
  name: 'persistence',
  initialState: { isStored: true },
  reducers: {
    storageChecked: (state, { payload }: PayloadAction<boolean>) => {
      state.isStored = payload;
    },
  },
  selectors: { selectIsStored: ({ isStored }) => isStored },
});

export const { storageChecked } = persistence.actions;
export const { selectIsStored } = persistence.selectors;
