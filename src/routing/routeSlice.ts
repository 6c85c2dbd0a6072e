import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PATHS, routeOf } from './paths';

const initialState: { readonly pathname: string } = { pathname: PATHS.home };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    navigated: {
      prepare: (url: string) => ({ payload: routeOf(url) }),
      reducer: (
        state,
        { payload }: PayloadAction<ReturnType<typeof routeOf>>,
      ) => {
        state.pathname = payload.pathname;
      },
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
