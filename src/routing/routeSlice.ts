import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PATHS } from './paths';

/** The pathname as links write it, and the unchanged search. */
export interface Route {
  pathname: string;
  search: string;
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
    // The route object would not be equal in the prerendered state and in the
    // store, so React would render twice.
    selectPathname: ({ pathname }) => pathname,
  },
});

export const { navigated } = route.actions;
export const { selectPathname } = route.selectors;
