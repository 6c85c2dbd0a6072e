import { authUi } from './authUi';
import { cart } from './cart';
import { cartPage } from './cartPage';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { appUpdate } from './appUpdate';
import { filters } from './filters';
import { persistence } from './persistence';
import { productPage } from './productPage';
import type { RootState } from './rootReducer';
import { route } from './route';

/** Every slice by its key in the state; one that is missing here does not compile. */
export const slices = {
  catalogue,
  cart,
  cartPage,
  filters,
  checkout,
  persistence,
  appUpdate,
  authUi,
  productPage,
  route,
} as const satisfies { readonly [Name in keyof RootState]: { readonly name: Name } };

type Slices = typeof slices;
type CreatorsOf<Actions> = Actions[keyof Actions];

/** The name of every event that can happen in the shop: `cart/itemAdded`. */
export type EventName = {
  [Name in keyof Slices]: CreatorsOf<Slices[Name]['actions']>;
}[keyof Slices]['type'];
