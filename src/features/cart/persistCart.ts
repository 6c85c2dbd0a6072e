import type { UnknownAction } from '@reduxjs/toolkit';
import { createStore, get, update } from 'idb-keyval';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { isRecord, isSameJson } from '../../lib/guards';
import { openStorage, STORAGE_KEYS } from '../../lib/safeStorage';
import { reportStatus } from '../persistence/reportStatus';
import { linesOf, parseItems, type CartItems } from './cart';
import { cart, cartLoaded, countPieces } from './cartSlice';

/** A cart of another format needs another key. */
const KEY = 'cart';

const openDatabase = () => createStore('weft.cart', 'keyval');

/** The items of a stored cart, or undefined where none is stored. */
const itemsIn = (stored: unknown): CartItems | undefined =>
  isRecord(stored) ? parseItems(stored['items']) : undefined;

const applyEvent = (items: CartItems, event: UnknownAction): CartItems =>
  cart.reducer({ items }, event).items;

/**
 * Stores the events that change the cart, and loads what is stored. The browser
 * runs the updates of all tabs one after the other, so each event is applied to
 * the cart that all tabs have stored so far. While storing fails the events wait
 * for the next time.
 */
export const persistCart = (store: AppStore) => {
  const local = openStorage(() => window.localStorage);
  const stopped = new AbortController();
  let database = openDatabase();
  /** The events that are in the store, but not yet in the database. */
  let waiting: readonly UnknownAction[] = [];
  let lastSync = Promise.resolve();

  const itemsInStore = () => store.getState().cart.items;

  // The browser may delete the stored cart. Then that of the store stays.
  const read = async () => itemsIn(await get(KEY, database)) ?? itemsInStore();

  const write = async () => {
    const events = waiting;
    // If nothing is stored, the items of the store are stored. They already
    // contain the events.
    let items = itemsInStore();
    const applyEvents = (stored: unknown) => {
      const before = itemsIn(stored);
      if (before) items = events.reduce(applyEvent, before);
      return { items };
    };
    await update(KEY, applyEvents, database);
    waiting = waiting.slice(events.length);
    return items;
  };

  const syncOnce = async () => {
    const items = waiting.length > 0 ? await write() : await read();
    // An event came meanwhile: the store is newer, and the next sync stores it.
    if (waiting.length > 0) return;
    if (!isSameJson(items, itemsInStore()))
      store.dispatch(cartLoaded({ items }));
    reportStatus(store, 'cart', 'persisted');
    // The page of the cart is hidden until it shows these pieces, and a change
    // of the text makes the other tabs read.
    local.write(STORAGE_KEYS.cartCount, String(countPieces(linesOf(items))));
  };

  // One after the other, so that no event is applied twice.
  const sync = () => {
    lastSync = lastSync
      .then(syncOnce)
      .catch(() => {
        // Safari closes connections without an event.
        database = openDatabase();
        return syncOnce();
      })
      .catch(() => reportStatus(store, 'cart', 'memoryOnly'));
    return lastSync;
  };

  store.dispatch(
    addAppListener({
      predicate: (event, after, before) =>
        after.cart !== before.cart && !cartLoaded.match(event),
      effect: (event: UnknownAction) => {
        waiting = [...waiting, event];
        void sync();
      },
    }),
  );
  // After these events the stored cart may differ from that of the store. WebKit
  // may suspend a hidden page during its transaction, and all other tabs would
  // wait.
  const syncIfVisible = () => void (document.hidden || sync());
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    window.addEventListener(type, syncIfVisible, { signal: stopped.signal });

  return {
    /** Settles when the stored cart is in the store. */
    whenLoaded: sync(),
    stop: () => stopped.abort(),
  };
};
