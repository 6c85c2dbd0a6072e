import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { EMPTY_CART, linesOf, type Cart } from './cart';
import { isRecord } from '../../lib/guards';
import { cart, itemAdded, lineRemoved, lineRestored, quantityChanged, synced } from './cartSlice';

/** More new entries than this are replaced by a snapshot when they are read, if this version knows all of them. */
const MAX_ENTRIES = 200;

/** The cart events of all tabs. IndexedDB gives each a `key`, which orders them. */
interface Schema extends DBSchema {
  cartLog: { key: number; value: UnknownAction };
}
type LogStore = IDBPObjectStore<Schema, ['cartLog'], 'cartLog', 'readwrite'>;

const isCartEvent = isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored, synced);

/** The cart after an entry. A broken entry, or one that is no event of the cart, changes nothing. */
const fold = (state: Cart, entry: UnknownAction): Cart => {
  try {
    return isCartEvent(entry) ? cart.reducer(state, entry) : state;
  } catch {
    return state;
  }
};

const snapshotOf = (state: Cart) => synced({ lines: linesOf(state), removed: state.removed });

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  [itemAdded.type, ['productId', 'size']],
  [quantityChanged.type, ['productId', 'size', 'typed']],
  [lineRemoved.type, ['productId', 'size', 'removalId']],
  [lineRestored.type, ['removalId', 'index']],
]);

/** Whether this version knows all of an entry. A newer one may have added events and fields, which a snapshot would lose. */
const isKnown = (entry: UnknownAction): boolean => {
  const { type, payload }: { type: string; payload?: unknown } = entry;
  if (type === synced.type)
    return JSON.stringify(snapshotOf(fold(EMPTY_CART, entry)).payload) === JSON.stringify(payload);
  const fields = FIELDS.get(type) ?? [];
  return isRecord(payload) && Object.keys(payload).every((field) => fields.includes(field));
};

export const openCartLog = () => {
  let database: IDBPDatabase<Schema> | undefined;
  let connecting: Promise<IDBPDatabase<Schema>> | undefined;
  let stored = EMPTY_CART;
  let lastKey = 0;
  let isLogKnown = true;
  let isOutdated = false;
  let reading: Promise<true | undefined> = Promise.resolve(true);
  let nextRead: typeof reading | undefined;

  const disconnect = () => {
    database?.close();
    database = connecting = undefined;
  };

  const connect = async () => {
    database = await openDB<Schema>('weft', 2, {
      upgrade: (db, _from, _to, { done }) => {
        // Another version of the shop may have created it. Its entries stay.
        if (db.objectStoreNames.contains('cartLog')) return;
        const log = db.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true });
        // The browser has deleted a log that this page has read, so its cart is stored again. `openDB` reports a failure.
        if (lastKey > 0) void Promise.allSettled([log.add(snapshotOf(stored)), done]);
      },
      blocking: disconnect,
      terminated: disconnect,
    });
    stored = EMPTY_CART;
    lastKey = 0;
    isLogKnown = true;
    return database;
  };

  // An open database is used in the same task. The browser may have closed it without an event, and then the request is
  // repeated once over a new connection.
  const transact = async <T>(request: (store: LogStore) => Promise<T>): Promise<T | undefined> => {
    const wasOpen = database !== undefined;
    try {
      const db = database ?? (await (connecting ??= connect()));
      const { store, done } = db.transaction('cartLog', 'readwrite');
      const [result] = await Promise.all([request(store), done]);
      isOutdated = false;
      return result;
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      isOutdated = reason === 'VersionError';
      disconnect();
      return wasOpen && reason === 'InvalidStateError' ? transact(request) : undefined;
    }
  };

  const readNew = async (store: LogStore): Promise<true> => {
    const found = await store.getAll(IDBKeyRange.bound(lastKey, Infinity, true));
    // An append before this transaction may have added to `stored` since then.
    const entries = found.filter((entry) => Number(entry['key']) > lastKey);
    stored = entries.reduce(fold, stored);
    lastKey = Number(entries.at(-1)?.['key'] ?? lastKey);
    isLogKnown &&= entries.every(isKnown);
    if (entries.length > MAX_ENTRIES && isLogKnown) {
      // A tab that has not read the deleted entries reads the snapshot in place of them.
      const key = await store.add(snapshotOf(stored));
      await store.delete(IDBKeyRange.upperBound(key, true));
    }
    return true;
  };

  return {
    cart: () => stored,

    /** Reads the new entries. At most one read runs and one waits. */
    read: (): typeof reading =>
      (nextRead ??= reading.then(() => {
        nextRead = undefined;
        return (reading = transact(readNew));
      })),

    append: async (events: readonly UnknownAction[]): Promise<number | undefined> => {
      const keys = await transact((store) => {
        const added = Promise.all(events.map((event) => store.add(event)));
        store.transaction.commit();
        return added;
      });
      const last = keys?.at(-1);
      // No other tab has written in between. A read would delay the next append, which is lost if the page is killed.
      if (last && keys?.[0] === lastKey + 1) {
        stored = events.reduce(fold, stored);
        lastKey = last;
      }
      return last;
    },

    /** Whether the entry with this key has been read. Keys begin at 1. */
    hasRead: (key = 0): boolean => key > 0 && key <= lastKey,

    isOutdated: () => isOutdated,

    close: disconnect,
  };
};

export type CartLog = ReturnType<typeof openCartLog>;
