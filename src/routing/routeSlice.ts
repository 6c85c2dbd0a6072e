import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PATHS } from './paths';

/** The pathname as links write it, and the unchanged search. */
export interface PathAndSearch {
  pathname: string;
  search: string;
}

const initialState: Pick<PathAndSearch, 'pathname'> = { pathname: PATHS.home };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    navigated: (state, { payload }: PayloadAction<PathAndSearch>) => {
      state.pathname = payload.pathname;
    },
  },
  selectors: {
    // It selects a string. An object of the store would not be equal to that of
    // the prerendered state, and React would render twice.
    selectPathname: ({ pathname }) => pathname,
  },
});

export const { navigated } = route.actions;
export const { selectPathname } = route.selectors;
