import { combineSlices } from '@reduxjs/toolkit';
import { appUpdate } from './appUpdate';
import { authUi } from './authUi';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { filters } from './filters';
import { persistence } from './persistence';
import { productPage } from './productPage';
import { navigated, route } from './route';

/** The slices of the state. Everything that needs all of them (tools, tests, the DevTools) reads this list. */
export const slices = [
  catalogue,
  cart,
  filters,
  checkout,
  persistence,
  appUpdate,
  authUi,
  productPage,
  route,
] as const;

export const rootReducer = combineSlices(...slices);

export type RootState = ReturnType<typeof rootReducer>;

/** The state of a first visit to this pathname, from which the build prerenders its page. */
export const initialStateFor = (pathname: string): RootState =>
  rootReducer(rootReducer(undefined, { type: 'init' }), navigated(pathname));
