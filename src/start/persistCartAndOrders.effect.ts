import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { addAppListener } from '../app/hooks';
import type { AppStore } from '../app/store';
import { parseQuantities } from '../features/cart/cart';
import { cart, cartLoaded } from '../features/cart/cartSlice';
import {
  storageChecked,
  selectIsStored,
} from '../features/cart/persistenceSlice';
import { isSelling } from '../features/orders/isSelling';
import { parsePlacedOrders } from '../features/orders/order';
import { orders, ordersLoaded } from '../features/orders/ordersSlice';
import { isObject, isSameJson } from '../lib/guards';
import { openSharedRecord, withLimit } from '../lib/sharedRecord';
import { STORAGE_KEYS } from '../lib/storageKeys';

/**
 * The slices that all tabs share. They are one record, so that the browser
 * never stores an order without removing its lines from the stored cart.
 */
const reducer = combineReducers({ cart: cart.reducer, orders: orders.reducer });

type Shared = ReturnType<typeof reducer>;

const toRecord = (shared: Shared) =>
  isSelling ? { ...shared.cart, orders: shared.orders.placed } : shared.cart;

/** Returns undefined if nothing is stored. */
const parseRecord = (record: unknown): Shared | undefined => {
  if (!isObject(record)) return undefined;
  const { items, orders: placed } = record;
  return {
    cart: { items: parseQuantities(items) },
    orders: { placed: isSelling ? parsePlacedOrders(placed) : {} },
  };
};

/**
 * Stores the events that change the cart or the placed orders, and loads what
 * is stored. Each event changes the record that all tabs have written so far.
 * Events that could not be stored are stored by the next sync.
 */
export const persistCartAndOrders = (
  store: AppStore,
): { whenSynced: () => Promise<void> } => {
  const record = openSharedRecord(STORAGE_KEYS.cartAndOrders);
  /** The events that are in the store, but not yet in the record. */
  let waiting: readonly UnknownAction[] = [];
  let lastSync = Promise.resolve();

  const inStore = (): Shared => store.getState();

  // If the browser has deleted the record, the store stays as it is.
  const read = async () => parseRecord(await record.read()) ?? inStore();

  const write = async () => {
    const events = waiting;
    // Without a record, the state of the store is written. It already contains
    // the events.
    let written = inStore();
    await record.update((stored) => {
      const before = parseRecord(stored);
      if (before) written = events.reduce(reducer, before);
      // A shop that stops taking orders keeps the stored ones.
      return { ...(isObject(stored) && stored), ...toRecord(written) };
    });
    waiting = waiting.slice(events.length);
    return written;
  };

  const report = (isStored: boolean) => {
    if (selectIsStored(store.getState()) !== isStored)
      store.dispatch(storageChecked(isStored));
  };

  const syncOnce = async () => {
    const stored = waiting.length > 0 ? await write() : await read();
    // An event was dispatched meanwhile, so the store is newer than the
    // record. The next sync stores the event.
    if (waiting.length > 0) return;
    const shown = inStore();
    if (!isSameJson(stored.cart, shown.cart))
      store.dispatch(cartLoaded(stored.cart));
    if (!isSameJson(stored.orders.placed, shown.orders.placed))
      store.dispatch(ordersLoaded(stored.orders.placed));
    report(true);
  };

  const syncAndReport = async () => {
    const end = syncOnce();
    await withLimit(end).catch(() => report(false));
    await end.catch(() => undefined);
  };

  // The syncs run one after the other, so that no event is applied twice.
  const sync = () => {
    lastSync = lastSync.then(syncAndReport);
  };

  store.dispatch(
    addAppListener({
      predicate: (event, after, before) =>
        (after.cart !== before.cart ||
          after.orders.placed !== before.orders.placed) &&
        !cartLoaded.match(event) &&
        !ordersLoaded.match(event),
      effect: (event: UnknownAction) => {
        waiting = [...waiting, event];
        sync();
      },
    }),
  );
  record.onChange(sync);
  sync();
  return {
    /**
     * Fulfilled when the record is loaded and contains all events so far, at
     * the latest after 1 s.
     */
    whenSynced: () => withLimit(lastSync).catch(() => undefined),
  };
};
