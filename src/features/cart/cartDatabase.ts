import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
} from 'idb';

const VERSION = 3;
const SLOT = 'cart';

/** The stored cart. A newer version of the shop may have added fields. */
export interface CartRecord {
  /** Random and new with each write. */
  readonly id: string;
  /** The items as another version or another program may have stored them. */
  readonly items: unknown;
}

/**
 * Every record has the same `slot`, and the index of `slot` is unique, so the
 * store holds at most one record.
 */
interface Schema extends DBSchema {
  cart: {
    key: string;
    value: CartRecord & { readonly slot: string };
    indexes: { slot: string };
  };
}
type Mode = 'readonly' | 'readwrite';
type RecordStore<M extends Mode> = IDBPObjectStore<Schema, ['cart'], 'cart', M>;

export const hasName = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Waits for a transaction. If it fails with an AbortError, a request has
 * failed, and the error of the request says why. If it fails with another
 * error, its requests are not awaited: on a full disk Chromium may never answer
 * them.
 */
const settle = async <T>(
  requested: Promise<T>,
  done: Promise<void>,
): Promise<T> => {
  requested.catch(() => undefined);
  try {
    await done;
  } catch (error) {
    if (hasName(error, 'AbortError')) await requested;
    throw error;
  }
  return requested;
};

/** The connection to IndexedDB. It opens again after it was closed. */
export const openCartDatabase = () => {
  let database: IDBPDatabase<Schema> | undefined;
  let connecting: Promise<IDBPDatabase<Schema>> | undefined;

  const disconnect = () => {
    database?.close();
    database = undefined;
    connecting = undefined;
  };

  const connect = async () => {
    database = await openDB<Schema>('weft', VERSION, {
      upgrade: (db) => {
        // Another version of the shop may have created it.
        if (db.objectStoreNames.contains('cart')) return;
        const store = db.createObjectStore('cart', { keyPath: 'id' });
        store.createIndex('slot', 'slot', { unique: true });
      },
      blocking: disconnect,
      terminated: disconnect,
    });
    return database;
  };

  /**
   * Makes the requests of one transaction: in this task, if the database is
   * open.
   */
  const transact = async <T, M extends Mode>(
    mode: M,
    request: (store: RecordStore<M>) => Promise<T>,
  ): Promise<T> => {
    const wasOpen = database !== undefined;
    try {
      connecting ??= connect();
      const db = database ?? (await connecting);
      const { store, done } = db.transaction('cart', mode);
      const requested = request(store);
      // Without this, the browser waits for the page before it ends the
      // transaction. The page may be killed or suspended, and other tabs would
      // wait too.
      store.transaction.commit();
      return await settle(requested, done);
    } catch (error) {
      if (hasName(error, 'ConstraintError')) throw error;
      disconnect();
      // The browser may have closed the connection without an event.
      if (wasOpen && hasName(error, 'InvalidStateError')) {
        return transact(mode, request);
      }
      throw error;
    }
  };

  return {
    read: (): Promise<CartRecord | undefined> =>
      transact('readonly', (store) => store.index('slot').get(SLOT)),

    /**
     * Replaces the record with this id. Fails with a ConstraintError if the
     * stored record has another id.
     */
    swap: (id: string, next: CartRecord) =>
      transact('readwrite', (store) =>
        Promise.all([store.delete(id), store.add({ ...next, slot: SLOT })]),
      ),
  };
};
