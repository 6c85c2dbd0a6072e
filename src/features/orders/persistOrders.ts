import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { attempt } from '../../lib/attempt';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { linesOrdered } from '../cart/cartSlice';
import { isShown, joinOrders, parseOrders } from './orders';
import { ordersLoaded } from './ordersSlice';

const KEY = STORAGE_KEYS.orders;

const readOrders = () =>
  parseOrders(
    attempt<unknown>(undefined, () =>
      JSON.parse(localStorage.getItem(KEY) ?? ''),
    ),
  );

/**
 * Loads the orders of all tabs, stores those of this tab among them, and removes
 * the lines of an order from the cart once it is placed and paid.
 */
export const persistOrders = (store: AppStore): void => {
  const placed = () => store.getState().orders.placed;
  const load = () =>
    store.dispatch(ordersLoaded(joinOrders(readOrders(), placed())));
  load();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) load();
  });
  store.dispatch(
    addAppListener({
      predicate: (action, after, before) =>
        after.orders.placed !== before.orders.placed &&
        !ordersLoaded.match(action),
      effect: (_, { dispatch, getOriginalState }) => {
        const all = joinOrders(placed(), readOrders());
        attempt(undefined, () =>
          localStorage.setItem(KEY, JSON.stringify(all)),
        );
        const before = getOriginalState().orders.placed.filter(isShown);
        for (const { id, lines } of placed().filter(isShown))
          if (!before.some((order) => order.id === id))
            dispatch(linesOrdered(lines));
      },
    }),
  );
};
