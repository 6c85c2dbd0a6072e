import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { splitUrl, type Route, type Url } from './paths';

const initialState: Route = { pathname: '/' };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    navigated: {
      prepare: (url: string) => ({ payload: splitUrl(url) }),
      reducer: (state, { payload }: PayloadAction<Url>) => {
        state.pathname = payload.pathname;
      },
    },
  },
  selectors: {
    selectRoute: (state) => state,
    // Selects a string: the object of the prerendered state is not that of the
    // store, so React would render twice.
    selectPathname: ({ pathname }) => pathname,
  },
});

export const { navigated } = route.actions;
