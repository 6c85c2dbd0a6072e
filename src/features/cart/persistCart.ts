import type { UnknownAction } from '@reduxjs/toolkit';
import { createStore, get, update } from 'idb-keyval';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { isRecord, isSameJson } from '../../lib/guards';
import { openStorage, STORAGE_KEYS } from '../../lib/safeStorage';
import { reportStatus } from '../persistence/storageStatusSlice';
import { linesOf, readItems, type CartItems } from './cart';
import { cart, piecesIn, cartLoaded } from './cartSlice';

/** A cart of another format needs another key. */
const KEY = 'cart';
/** When the stored cart may be another one than the shown cart. */
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

const openDatabase = () => createStore('weft.cart', 'keyval');

/** The items of a stored cart, or undefined where none is stored. */
const itemsIn = (stored: unknown): CartItems | undefined =>
  isRecord(stored) ? readItems(stored['items']) : undefined;

const applyEvent = (items: CartItems, event: UnknownAction): CartItems =>
  cart.reducer({ items }, event).items;

/**
 * Stores the events that change the cart, and shows what other tabs store. The
 * browser runs the updates of all tabs one after the other, so each event is
 * applied to the cart that all tabs have stored so far. Where storing fails the
 * events wait for the next time. The shown cart is stored only where none is.
 */
export const persistCart = (store: AppStore) => {
  const local = openStorage(() => window.localStorage);
  const stopped = new AbortController();
  let database = openDatabase();
  let waiting: readonly UnknownAction[] = [];
  let writes = 0;

  const shown = () => store.getState().cart.items;

  const read = async () => itemsIn(await get(KEY, database)) ?? shown();

  const write = async () => {
    writes += 1;
    let items = shown();
    let applied: readonly UnknownAction[] = [];
    const next = (stored: unknown) => {
      const before = itemsIn(stored);
      items = before ? waiting.reduce(applyEvent, before) : shown();
      applied = waiting;
      waiting = [];
      return { items };
    };
    try {
      await update(KEY, next, database);
    } catch (error) {
      waiting = [...applied, ...waiting];
      throw error;
    }
    return items;
  };

  const show = async () => {
    const request = waiting.length > 0 ? write() : read();
    const writesBefore = writes;
    const items = await request;
    // The shown cart has events that a later write stores.
    if (writes !== writesBefore || waiting.length > 0) return;
    if (!isSameJson(items, shown())) store.dispatch(cartLoaded({ items }));
    reportStatus(store, 'cart', 'persisted');
    // The page of the cart is hidden until it shows these pieces, and a change
    // of the text makes the other tabs read.
    local.write(STORAGE_KEYS.cartCount, String(piecesIn(linesOf(items))));
  };

  const sync = () =>
    show()
      .catch(() => {
        // Safari closes connections without an event.
        database = openDatabase();
        return show();
      })
      .catch(() => reportStatus(store, 'cart', 'memoryOnly'));

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
  // WebKit may suspend a hidden page in its transaction, for which all other
  // tabs would wait.
  const onSyncEvent = () => void (document.hidden || sync());
  for (const type of SYNC_EVENTS)
    window.addEventListener(type, onSyncEvent, { signal: stopped.signal });

  return {
    /** When the stored cart is shown. */
    loaded: sync(),
    stop: () => stopped.abort(),
  };
};
