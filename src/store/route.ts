import { createSlice } from '@reduxjs/toolkit';
import { pageAt, PAGES, readAddress, type PageName, type Route } from '../domain/address';
import type { Machine, Reducers } from './machine';

interface Events {
  /** The browser stands at another address: pathname and search, as it was asked for. */
  navigated: string;
}

// From every page to every page; the same pathname again leaves the route as it is.
const anywhere = { navigated: [...PAGES, 'refused'] } as const;

/** The page that the shopper is on. */
export const routeMachine: Machine<Route, PageName, keyof Events> = {
  table: {
    home: anywhere,
    collections: anywhere,
    about: anywhere,
    contact: anywhere,
    product: anywhere,
    cart: anywhere,
    login: anywhere,
    placeOrder: anywhere,
    orders: anywhere,
    unknown: anywhere,
  },
  shapeOf: ({ pathname }) => pageAt(pathname),
};

const initialState: Route = { pathname: '/' };

export const route = createSlice({
  name: 'route',
  initialState,
  reducers: {
    navigated: (state, { payload }) => {
      state.pathname = readAddress(payload).pathname;
    },
  } satisfies Reducers<Route, Events>,
});

export const { navigated } = route.actions;
