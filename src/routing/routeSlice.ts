import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PATHS } from './paths';

/** Where a page is: the pathname as links write it, and the search as it is. */
export interface Route {
  readonly pathname: string;
  readonly search: string;
}

const initialState: Pick<Route, 'pathname'> = { pathname: PATHS.home };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    navigated: (state, { payload }: PayloadAction<Route>) => {
      state.pathname = payload.pathname;
    },
  },
  selectors: {
    // Selects a string: the object of the prerendered state is not that of the
    // store, so React would render twice.
    selectPathname: ({ pathname }) => pathname,
  },
});

export const { navigated } = route.actions;
export const { selectPathname } = route.selectors;
