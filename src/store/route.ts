import { createSlice } from '@reduxjs/toolkit';
import { parseUrl } from '../domain/url';
import { pageAt, PAGES, type PageName, type Route } from '../domain/paths';
import type { Machine, Reducers } from './machine';

interface Events {
  /** The browser stands at another address: pathname and search, as it was asked for. */
  navigated: string;
  /** The shopper saved what happened, on the error page. */
  sessionExported: undefined;
}

// From every page to every other; the same pathname again leaves the route as it is. Only products and unknown
// paths are many under one name.
const from = (page: PageName) => ({
  navigated: [
    ...PAGES.filter((to) => to !== page || to === 'product' || to === 'unknown'),
    'refused' as const,
  ],
  sessionExported: 'refused' as const,
});

/** The page that the shopper is on. */
export const routeMachine: Machine<Route, PageName, keyof Events> = {
  table: {
    home: from('home'),
    collections: from('collections'),
    about: from('about'),
    contact: from('contact'),
    product: from('product'),
    cart: from('cart'),
    login: from('login'),
    placeOrder: from('placeOrder'),
    orders: from('orders'),
    unknown: from('unknown'),
  },
  modeOf: ({ pathname }) => pageAt(pathname),
};

const initialState: Route = { pathname: '/' };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    navigated: (state, { payload }) => {
      state.pathname = parseUrl(payload).pathname;
    },
    sessionExported: (state) => state,
  } satisfies Reducers<Route, Events>,
});

export const { navigated, sessionExported } = route.actions;
