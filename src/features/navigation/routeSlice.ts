import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { splitUrl, type Route, type Url } from './paths';

const initialState: Route = { pathname: '/' };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    /** The browser has another URL. */
    navigated: {
      prepare: (url: string) => ({ payload: splitUrl(url) }),
      reducer: (state, { payload }: PayloadAction<Url>) => {
        state.pathname = payload.pathname;
      },
    },
    /** The shopper downloads the recorded session on the error page. */
    sessionExported: (state) => state,
  },
});

export const { navigated, sessionExported } = route.actions;
