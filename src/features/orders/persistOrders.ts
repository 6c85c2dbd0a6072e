import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { readJson, writeJson } from '../../lib/jsonStorage';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { linesOrdered } from '../cart/cartSlice';
import { forgetKey } from '../checkout/unansweredKey';
import { reportPersistence } from '../persistence/persistenceSlice';
import { parsePlacedOrders } from './orders';
import { ordersLoaded } from './ordersSlice';

const KEY = STORAGE_KEYS.orders;

const readOrders = () => parsePlacedOrders(readJson('localStorage', KEY));

/**
 * Loads the orders of all tabs, stores those of this tab among them, and removes
 * the lines of an order from the cart, unless it waits for its payment. A page that
 * crashed may have stored an order and not the cart, so the lines of the loaded
 * orders that the loaded cart does not know are reported as well.
 */
export const persistOrders = (
  store: AppStore,
  whenCartLoaded: Promise<void>,
): void => {
  const placed = () => store.getState().orders.placed;
  const load = () =>
    store.dispatch(ordersLoaded({ ...placed(), ...readOrders() }));
  const save = () => {
    const orders = { ...readOrders(), ...placed() };
    const isStored = writeJson('localStorage', KEY, orders);
    reportPersistence(store, { slice: 'orders', isStored });
  };
  store.dispatch(
    addAppListener({
      predicate: (_action, after, before) =>
        after.orders.placed !== before.orders.placed,
      effect: async (action) => {
        if (!ordersLoaded.match(action)) save();
        await whenCartLoaded;
        const { orderIds = [] } = store.getState().cart;
        const ordered = Object.values(placed()).filter(
          ({ id, status }) => status !== 'Unpaid' && !orderIds.includes(id),
        );
        if (ordered.length === 0) return;
        store.dispatch(
          linesOrdered(ordered.map(({ id, lines }) => ({ id, lines }))),
        );
        for (const { lines } of ordered) void forgetKey(lines);
      },
    }),
  );
  load();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) load();
  });
};
