import { authUiMachine } from '../../src/store/authUi';
import { cartMachine } from '../../src/store/cart';
import { cartPageMachine } from '../../src/store/cartPage';
import { catalogueMachine } from '../../src/store/catalogue';
import { checkoutMachine } from '../../src/store/checkout';
import { appUpdateMachine } from '../../src/store/appUpdate';
import { filtersMachine } from '../../src/store/filters';
import { persistenceMachine } from '../../src/store/persistence';
import type { Machine } from '../../src/store/machine';
import { productPageMachine } from '../../src/store/productPage';
import type { RootState } from '../../src/store/rootReducer';
import { routeMachine } from '../../src/store/route';

/** The machine of every slice; one that is missing here does not compile. */
export const MACHINES = {
  catalogue: catalogueMachine,
  cart: cartMachine,
  cartPage: cartPageMachine,
  filters: filtersMachine,
  checkout: checkoutMachine,
  persistence: persistenceMachine,
  appUpdate: appUpdateMachine,
  authUi: authUiMachine,
  productPage: productPageMachine,
  route: routeMachine,
} as const satisfies { readonly [Name in keyof RootState]: Machine<RootState[Name]> };

/** The column of a table that an event stands in: `itemAdded` of `cart/itemAdded`. */
export const columnOf = (type: string): string => type.slice(type.indexOf('/') + 1);

/** The columns of a table, in order; every row has the same. */
export const columnsOf = ({ table }: { readonly table: Machine<never>['table'] }): string[] =>
  Object.keys(Object.values(table)[0] ?? {});

/** The slices whose tables list this event; no other may change by it. */
export const listenersTo = (type: string): string[] =>
  Object.entries(MACHINES)
    .filter(([, machine]) => columnsOf(machine).includes(columnOf(type)))
    .map(([slice]) => slice);
