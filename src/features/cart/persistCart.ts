import type { UnknownAction } from '@reduxjs/toolkit';
import { createStore, get, update } from 'idb-keyval';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { isRecord, isSameJson } from '../../lib/guards';
import { openStorage, STORAGE_KEYS } from '../../lib/safeStorage';
import {
  reportStatus,
  selectPersistence,
} from '../persistence/persistenceSlice';
import { linesOf, readItems, type CartItems } from './cart';
import { cart, piecesIn, synced } from './cartSlice';

const KEY = 'cart';
/** When the stored cart may be another one than the shown cart. */
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

const openDatabase = () => createStore('weft.cart', 'keyval');

/** The items of a stored cart, or undefined where none is stored. */
const itemsIn = (stored: unknown): CartItems | undefined =>
  isRecord(stored) ? readItems(stored['items']) : undefined;

/**
 * Stores the events that change the cart, and shows what other tabs store. The
 * browser runs the updates of all tabs one after the other, so each event is
 * applied to the cart that all tabs have stored so far. If nothing is stored or
 * storing has failed before, the shown cart is stored instead.
 */
export const persistCart = (store: AppStore) => {
  const local = openStorage(() => window.localStorage);
  let database = openDatabase();
  const shown = () => store.getState().cart.items;
  const isStored = () =>
    selectPersistence(store.getState()).cart === 'persisted';

  /** Until then the shown cart is not the stored one, and must not replace it. */
  let wasRead = false;
  const read = async () => {
    const items = itemsIn(await get(KEY, database));
    wasRead = true;
    return items ?? shown();
  };

  let writes = 0;
  const write = async (change: (items: CartItems) => CartItems) => {
    writes += 1;
    let items = shown();
    const next = (stored: unknown) => {
      const before = itemsIn(stored);
      if (before && (isStored() || !wasRead)) items = change(before);
      return { items };
    };
    await update(KEY, next, database);
    return items;
  };

  const show = async (request: Promise<CartItems>) => {
    const writesBefore = writes;
    try {
      const items = await request;
      // The shown cart has events that only a later request stores.
      if (writes !== writesBefore) return;
      if (!isSameJson(items, shown())) store.dispatch(synced({ items }));
      reportStatus(store, 'cart', 'persisted');
      // The page shows the count before the script runs, and a change of it
      // makes the other tabs read.
      const count = piecesIn(linesOf(items));
      local.write(STORAGE_KEYS.cartCount, String(count));
    } catch {
      reportStatus(store, 'cart', 'memoryOnly');
      // Safari closes connections without an event.
      database = openDatabase();
    }
  };

  const sync = () =>
    show(isStored() || !wasRead ? read() : write((items) => items));
  // WebKit may suspend a hidden page in its transaction, for which all other
  // tabs would wait.
  const onSyncEvent = () => void (document.hidden || sync());

  store.dispatch(
    addAppListener({
      predicate: (event, after, before) =>
        after.cart !== before.cart && !synced.match(event),
      effect: (event: UnknownAction) =>
        void show(write((items) => cart.reducer({ items }, event).items)),
    }),
  );
  for (const type of SYNC_EVENTS) window.addEventListener(type, onSyncEvent);

  return {
    /** When the stored cart is shown. */
    loaded: sync(),
    stop: () => {
      for (const type of SYNC_EVENTS) {
        window.removeEventListener(type, onSyncEvent);
      }
    },
  };
};
