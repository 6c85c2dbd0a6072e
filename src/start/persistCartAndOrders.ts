import type { UnknownAction } from '@reduxjs/toolkit';
import { createStore, get, update } from 'idb-keyval';
import { addAppListener } from '../app/addAppListener';
import type { AppStore } from '../app/store';
import { tryOr } from '../lib/tryOr';
import { isRecord, isSameJson } from '../lib/guards';
import { STORAGE_KEYS } from '../lib/storageKeys';
import { reportPersistence } from '../features/persistence/persistenceSlice';
import { countItems, linesOf, parseQuantities } from '../features/cart/cart';
import { cart, cartLoaded, type Cart } from '../features/cart/cartSlice';

const KEY = 'cart';

/**
 * A database that needs more time to answer is reported as failed. If it was
 * not even opened, it is opened again.
 */
const ANSWER_LIMIT_MS = 1000;

const tooLate = () =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, ANSWER_LIMIT_MS);
  });

const openDatabase = () => createStore(STORAGE_KEYS.cart, 'keyval');

/** The stored cart, or undefined if none is stored. */
const parseCart = (stored: unknown): Cart | undefined => {
  if (!isRecord(stored)) return undefined;
  const { items, orderIds } = stored;
  return {
    items: parseQuantities(items),
    orderIds: Array.isArray(orderIds) ? orderIds.map(String) : undefined,
  };
};

/**
 * Stores the actions that change the cart, and loads the stored cart. The
 * browser runs the updates of all tabs one after the other, so each action is
 * applied to the cart that all tabs have stored before it. If storing fails,
 * the actions wait for the next sync. The promise is fulfilled when the stored
 * cart is in the store.
 */
export const persistCartAndOrders = (store: AppStore): Promise<void> => {
  // Firefox throws an error if it blocks storage (November 2026).
  const channel = tryOr(
    undefined,
    () => new BroadcastChannel(STORAGE_KEYS.cart),
  );
  let database = openDatabase();
  /** The actions that are in the store, but not yet in the database. */
  let waiting: readonly UnknownAction[] = [];
  let lastSync = Promise.resolve();

  const cartInStore = () => store.getState().cart;

  // If the browser has deleted the stored cart, the cart in the store stays.
  const read = async () => parseCart(await get(KEY, database)) ?? cartInStore();

  const write = async () => {
    const actions = waiting;
    // If no cart is stored, the cart in the store is stored, which already
    // contains the actions.
    let written = cartInStore();
    const applyActions = (stored: unknown) => {
      const before = parseCart(stored);
      if (before) written = actions.reduce(cart.reducer, before);
      return written;
    };
    await update(KEY, applyActions, database);
    waiting = waiting.slice(actions.length);
    channel?.postMessage('written');
    return written;
  };

  const report = (isStored: boolean) =>
    reportPersistence(store, { slice: 'cart', isStored });

  const syncOnce = async () => {
    await Promise.race([database('readonly', () => undefined), tooLate()]);
    const stored = waiting.length > 0 ? await write() : await read();
    // The store has an action that came meanwhile, which the next sync stores.
    if (waiting.length > 0) return;
    if (!isSameJson(stored, cartInStore())) store.dispatch(cartLoaded(stored));
    report(true);
    // If this number is above 0, hideStale.ts hides the prerendered empty cart.
    const count = String(countItems(linesOf(stored.items)));
    tryOr(undefined, () => localStorage.setItem(STORAGE_KEYS.cart, count));
  };

  // The syncs run one after the other, so that no action is applied twice.
  const sync = () => {
    const limit = setTimeout(() => report(false), ANSWER_LIMIT_MS);
    lastSync = lastSync
      .then(syncOnce)
      .catch(() => {
        // Safari closes connections without an event, and may never open one
        // (November 2026).
        database = openDatabase();
        return syncOnce();
      })
      .catch(() => report(false))
      .finally(() => clearTimeout(limit));
    return lastSync;
  };

  store.dispatch(
    addAppListener({
      predicate: (action, after, before) =>
        after.cart !== before.cart && !cartLoaded.match(action),
      effect: (action: UnknownAction) => {
        waiting = [...waiting, action];
        void sync();
      },
    }),
  );
  // After these events the stored cart may differ from the cart in the store. A
  // hidden page waits, because WebKit may suspend it during a transaction, for
  // which all other tabs would wait (November 2026).
  const syncIfVisible = () => void (document.hidden || sync());
  for (const type of ['pageshow', 'visibilitychange'])
    window.addEventListener(type, syncIfVisible);
  channel?.addEventListener('message', syncIfVisible);
  return sync();
};
