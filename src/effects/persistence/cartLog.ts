import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { CartItems } from '../../domain/cart';
import { cart, itemAdded, lineRemoved, lineRestored, quantityChanged, synced } from '../../store/cart';

/** More new entries than this are replaced by a snapshot when they are read. */
const MAX_ENTRIES = 200;

interface Schema extends DBSchema {
  /** The cart events of all tabs. IndexedDB gives each a `key`, which orders them. */
  cartLog: { key: number; value: UnknownAction };
  /** Version 1 of the database: a text for each line. */
  lines: { key: string; value: unknown };
}
type LogStore = IDBPObjectStore<Schema, ['cartLog'], 'cartLog', 'readwrite'>;

export const isCartEvent = isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored, synced);

/** The items after an entry. A broken entry, or one that is no event of the cart, changes nothing. */
export const fold = (items: CartItems, entry: UnknownAction): CartItems => {
  try {
    return isCartEvent(entry) ? cart.reducer({ items, removed: [] }, entry).items : items;
  } catch {
    return items;
  }
};

/** The log of the cart in IndexedDB. `importOldCart` returns the items with which a new log begins. */
export const openCartLog = (importOldCart: (lines: Map<string, unknown>) => CartItems) => {
  let database: IDBPDatabase<Schema> | undefined;
  let connecting: Promise<IDBPDatabase<Schema>> | undefined;
  let items: CartItems = {};
  let lastKey = 0;
  let reading: Promise<true | undefined> = Promise.resolve(true);
  let nextRead: typeof reading | undefined;

  const disconnect = () => {
    database?.close();
    database = connecting = undefined;
  };

  const connect = async () => {
    database = await openDB<Schema>('weft', 2, {
      upgrade: (db, _from, _to, transaction) => {
        const create = async () => {
          const lines = new Map<string, unknown>();
          if (db.objectStoreNames.contains('lines')) {
            for await (const { key, value } of transaction.objectStore('lines')) lines.set(key, value);
            db.deleteObjectStore('lines');
          }
          const log = db.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true });
          // If this page has read a log before, the browser has deleted it.
          await log.add(synced(lastKey > 0 ? items : importOldCart(lines)));
        };
        void Promise.allSettled([create(), transaction.done]);
      },
      blocking: disconnect,
      terminated: disconnect,
    });
    items = {};
    lastKey = 0;
    return database;
  };

  // Runs in the same task if the database is open. After an error the next transaction connects again.
  const transact = async <T>(request: (store: LogStore) => Promise<T>): Promise<T | undefined> => {
    try {
      const db = database ?? (await (connecting ??= connect()));
      const { store, done } = db.transaction('cartLog', 'readwrite');
      const [result] = await Promise.all([request(store), done]);
      return result;
    } catch {
      disconnect();
      return undefined;
    }
  };

  const readNew = async (store: LogStore): Promise<true> => {
    const entries = await store.getAll(IDBKeyRange.bound(lastKey, Infinity, true));
    items = entries.reduce(fold, items);
    lastKey = Number(entries.at(-1)?.['key'] ?? lastKey);
    if (entries.length > MAX_ENTRIES) {
      // A tab that has not read the deleted entries reads the snapshot in place of them.
      const key = await store.add(synced(items));
      await store.delete(IDBKeyRange.upperBound(key, true));
    }
    return true;
  };

  return {
    /** The items after the entries that were read. */
    items: () => items,

    /** Reads the new entries. At most one read runs and one waits. */
    read: (): typeof reading =>
      (nextRead ??= reading.then(() => {
        nextRead = undefined;
        return (reading = transact(readNew));
      })),

    /** Appends events. Returns the key of the last one once they are stored. */
    append: (events: readonly UnknownAction[]): Promise<number | undefined> =>
      transact(async (store) => {
        const added = Promise.all(events.map((event) => store.add(event)));
        store.transaction.commit();
        return (await added).at(-1);
      }),

    close: disconnect,
  };
};

export type CartLog = ReturnType<typeof openCartLog>;
