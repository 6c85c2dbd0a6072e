import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { CartItems } from '../../domain/cart';
import { cart, itemAdded, lineRemoved, lineRestored, quantityChanged, synced } from '../../store/cart';

/** A longer log is replaced by a snapshot when it is opened. */
const MAX_ENTRIES = 200;

interface Schema extends DBSchema {
  /** The cart events of all tabs. IndexedDB gives each a `key`, which orders them. */
  cartLog: { key: number; value: UnknownAction };
  /** Version 1 of the database: a text for each line. */
  lines: { key: string; value: unknown };
}
type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;
type Compaction = IDBPTransaction<Schema, ['cartLog'], 'readwrite'>;
export type OldLines = (readonly [name: string, text: unknown])[];

export const isCartEvent = isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored, synced);

/** The items after an entry. A broken entry, or one that is no event of the cart, changes nothing. */
export const fold = (items: CartItems, entry: UnknownAction): CartItems => {
  try {
    return isCartEvent(entry) ? cart.reducer({ items, removed: [] }, entry).items : items;
  } catch {
    return items;
  }
};

const after = (key: number) => IDBKeyRange.bound(key, Infinity, true);

/** The log of the cart in IndexedDB. `importOldCart` returns the items with which a new log begins. */
export const openCartLog = (importOldCart: (lines: OldLines) => CartItems) => {
  let database: Database | undefined;
  let connecting: Promise<Database> | undefined;
  let items: CartItems = {};
  let lastKey = 0;
  let reading: Promise<true | undefined> = Promise.resolve(true);
  let nextRead: typeof reading | undefined;

  const advance = (entries: readonly UnknownAction[]) => {
    for (const entry of entries.filter(({ key }) => Number(key) > lastKey)) {
      items = fold(items, entry);
      lastKey = Number(entry['key']);
    }
  };

  const upgrade = async (db: Database, transaction: Upgrade) => {
    const lines: OldLines = [];
    if (db.objectStoreNames.contains('lines')) {
      for await (const { key, value } of transaction.objectStore('lines')) lines.push([key, value]);
      db.deleteObjectStore('lines');
    }
    const log = db.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true });
    // If this page has read a log before, the browser has deleted it.
    await log.add(synced(lastKey > 0 ? items : importOldCart(lines)));
  };

  const disconnect = () => {
    database?.close();
    database = connecting = undefined;
  };

  const connect = async () => {
    database = await openDB<Schema>('weft', 2, {
      upgrade: (db, _from, _to, transaction) =>
        void Promise.allSettled([upgrade(db, transaction), transaction.done]),
      blocking: disconnect,
      terminated: disconnect,
    });
    items = {};
    lastKey = 0;
    return database;
  };

  // Runs in the same task if the database is open. After an error the next attempt connects again.
  const attempt = async <T>(work: (db: Database) => Promise<T>): Promise<T | undefined> => {
    try {
      return await work(database ?? (await (connecting ??= connect())));
    } catch {
      disconnect();
      return undefined;
    }
  };

  // A tab that has not read the deleted entries reads the snapshot in place of them.
  const compact = async ({ store }: Compaction) => {
    advance(await store.getAll(after(lastKey)));
    const key = await store.add(synced(items));
    await store.delete(IDBKeyRange.upperBound(key, true));
  };

  const readNew = async (db: Database): Promise<true> => {
    const isFirst = lastKey === 0;
    const { store, done } = db.transaction('cartLog');
    const [entries] = await Promise.all([store.getAll(after(lastKey)), done]);
    advance(entries);
    if (isFirst && entries.length > MAX_ENTRIES) {
      const transaction = db.transaction('cartLog', 'readwrite');
      void Promise.allSettled([compact(transaction), transaction.done]);
    }
    return true;
  };

  return {
    /** The items after the entries that were read. */
    items: () => items,

    /** Reads the new entries, at least up to a key. At most one read runs and one waits. */
    read: (key = Infinity): typeof reading => {
      if (lastKey >= key) return Promise.resolve(true);
      return (nextRead ??= reading.then(() => {
        nextRead = undefined;
        return (reading = attempt(readNew));
      }));
    },

    /** Appends events. Returns the key of the last one once they are stored. */
    append: (events: readonly UnknownAction[]): Promise<number | undefined> =>
      attempt(async (db) => {
        const transaction = db.transaction('cartLog', 'readwrite');
        const added = events.map((event) => transaction.store.add(event));
        transaction.commit();
        const [keys] = await Promise.all([Promise.all(added), transaction.done]);
        // Without a gap, no entry of another tab is missing.
        if (keys[0] === lastKey + 1) advance(events.map((event, i) => ({ ...event, key: keys[i] })));
        return keys.at(-1);
      }),

    close: disconnect,
  };
};

export type CartLog = ReturnType<typeof openCartLog>;
