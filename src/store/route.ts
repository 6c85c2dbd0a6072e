import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Route } from '../domain/paths';
import { parseUrl, type ParsedUrl } from '../domain/url';

const initialState: Route = { pathname: '/' };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    /** The browser has another URL: pathname and search. It is parsed once, for all slices. */
    navigated: {
      prepare: (url: string) => ({ payload: parseUrl(url) }),
      reducer: (state, { payload }: PayloadAction<ParsedUrl>) => {
        state.pathname = payload.pathname;
      },
    },
    /** The shopper downloads the recorded session on the error page. */
    sessionExported: (state) => state,
  },
});

export const { navigated, sessionExported } = route.actions;
