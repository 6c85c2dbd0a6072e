import type { UnknownAction } from '@reduxjs/toolkit';
import { createStore, get, update } from 'idb-keyval';
import { addAppListener } from '../../app/listeners';
import { isRecord } from '../../lib/guards';
import { isSameJson } from '../../lib/isSameJson';
import { openStorage } from '../../lib/safeStorage';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { reportStatus } from '../persistence/persistenceSlice';
import type {
  BrowserWindow,
  StoredFeature,
} from '../persistence/storedFeature';
import { EMPTY_CART, linesOf, readItems, type CartItems } from './cart';
import { cart, piecesIn, synced } from './cartSlice';

const KEY = 'cart';
/** Increase it if older versions of the shop cannot read the new items. */
const VERSION = 1;
/** The start waits this long for the database. A later result is shown, too. */
const TIME_LIMIT_MS = 1000;
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

class NewerVersionError extends Error {}

/** What is stored. A newer version of the shop may have added fields. */
const recordOf = (stored: unknown) => {
  const record = isRecord(stored) ? stored : {};
  if (Number(record['version']) > VERSION) throw new NewerVersionError();
  return { ...record, version: VERSION, items: readItems(record['items']) };
};

const openDatabase = () => createStore('weft.cart', 'keyval');

/**
 * Stores the events that change the cart, and shows what other tabs store. The
 * browser runs the updates of all tabs one after the other, so each event is
 * applied to the cart that all tabs have stored so far.
 */
export const persistCart = (browserWindow: BrowserWindow): StoredFeature => {
  const local = openStorage(() => browserWindow.localStorage);
  let database = openDatabase();
  /**
   * The badge before the start shows the count, and a change of it makes the
   * other tabs read. It counts the pieces of all products, so that two versions
   * of the shop agree on it.
   */
  const writeCount = (count: number) => {
    const key = STORAGE_KEYS.cartCount;
    if (count !== Number(local.read(key))) local.write(key, String(count));
  };
  const read = async () => recordOf(await get(KEY, database)).items;

  return {
    load: async () => {
      const limit = new Promise<undefined>((resolve) =>
        setTimeout(() => resolve(undefined), TIME_LIMIT_MS),
      );
      const stored = read().catch(() => undefined);
      const items = await Promise.race([stored, limit]);
      return { cart: items ? { items } : EMPTY_CART };
    },

    start: (store) => {
      const shown = () => store.getState().cart;
      const isPersisted = () => !store.getState().persistence['cart'];

      const write = async (change: (items: CartItems) => CartItems) => {
        let { items } = EMPTY_CART;
        const next = (stored: unknown) => {
          const record = recordOf(stored);
          // What could not be stored before is only in the shown cart.
          items = isPersisted() ? change(record.items) : shown().items;
          return { ...record, items };
        };
        await update(KEY, next, database);
        return items;
      };

      let latest: Promise<CartItems>;
      const show = async (request: Promise<CartItems>) => {
        latest = request;
        try {
          const items = await request;
          // The shown cart has events that only the later request has stored.
          if (request !== latest) return;
          if (!isSameJson(items, shown().items)) {
            store.dispatch(synced({ items }));
          }
          reportStatus(store, 'cart', 'persisted');
          writeCount(piecesIn(linesOf(items)));
        } catch (error) {
          const isOutdated = error instanceof NewerVersionError;
          reportStatus(store, 'cart', isOutdated ? 'outdated' : 'memoryOnly');
          // Safari closes connections without an event.
          database = openDatabase();
        }
      };

      const sync = (event?: Event) => {
        // WebKit may suspend a hidden page in its transaction, for which all
        // other tabs would wait.
        if (event?.type === 'visibilitychange' && document.hidden) return;
        void show(isPersisted() ? read() : write((items) => items));
      };
      const unlisten = store.dispatch(
        addAppListener({
          predicate: (event, after, before) =>
            after.cart !== before.cart && !synced.match(event),
          effect: (event: UnknownAction) =>
            void show(write((items) => cart.reducer({ items }, event).items)),
        }),
      );
      for (const type of SYNC_EVENTS) {
        browserWindow.addEventListener(type, sync);
      }
      sync();

      return () => {
        unlisten();
        for (const type of SYNC_EVENTS) {
          browserWindow.removeEventListener(type, sync);
        }
      };
    },
  };
};
