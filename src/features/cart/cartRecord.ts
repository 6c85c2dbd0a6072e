import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { EMPTY_CART, readItems, type CartItems } from './cart';
import { cart } from './cartSlice';

const VERSION = 3;
const SLOT = 'cart';

/** The stored cart. The index `slot` is unique, so that there is one record. A newer version may have added fields. */
interface CartRecord {
  /** Another one for each change. */
  readonly id: string;
  readonly slot: typeof SLOT;
  readonly items: CartItems;
}
interface Schema extends DBSchema {
  cart: { key: string; value: CartRecord; indexes: { slot: string } };
}
type Mode = 'readonly' | 'readwrite';
type RecordStore<M extends Mode> = IDBPObjectStore<Schema, ['cart'], 'cart', M>;

const after = (items: CartItems, event: UnknownAction): CartItems => cart.reducer({ items }, event).items;

/**
 * The cart that all tabs share. No transaction waits for the page, which may be killed or suspended at any time: a write
 * replaces the record that this tab knows, and fails if another tab has replaced it. Then this tab reads it and writes
 * again.
 */
export const openCartRecord = () => {
  let database: IDBPDatabase<Schema> | undefined;
  let connecting: Promise<IDBPDatabase<Schema>> | undefined;
  /** The record that was read or written last, and with the writes that are on their way. */
  let record: CartRecord = { id: '', slot: SLOT, items: {} };
  let { items } = EMPTY_CART;
  /** The events that no stored record holds. */
  const unsaved = new Set<UnknownAction>();
  let storedId = '';
  /** Whether `record` is the stored one, as far as this tab knows. */
  let isKnown = false;
  let isOutdated = false;
  let isReadWanted = false;
  let syncing: Promise<void> | undefined;
  let onChange: () => void = () => undefined;

  const disconnect = () => {
    database?.close();
    database = connecting = undefined;
  };

  const connect = async () =>
    (database = await openDB<Schema>('weft', VERSION, {
      upgrade: (db) => {
        // Another version of the shop may have created it.
        if (db.objectStoreNames.contains('cart')) return;
        db.createObjectStore('cart', { keyPath: 'id' }).createIndex('slot', 'slot', { unique: true });
      },
      blocking: disconnect,
      terminated: disconnect,
    }));

  // An open database is used in the same task. The browser may have closed it without an event, and then the request is
  // repeated once over a new connection.
  const transact = async <T, M extends Mode>(
    mode: M,
    request: (store: RecordStore<M>) => Promise<T>,
  ): Promise<T> => {
    const wasOpen = database !== undefined;
    try {
      const db = database ?? (await (connecting ??= connect()));
      const { store, done } = db.transaction('cart', mode);
      const requested = request(store);
      store.transaction.commit();
      // A failed request names the reason; `done` would be rejected first, and without it.
      const [result] = await Promise.all([requested, done.catch(() => undefined)]);
      await done;
      isOutdated = false;
      return result;
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      if (reason === 'ConstraintError') throw error;
      isOutdated = reason === 'VersionError';
      disconnect();
      if (wasOpen && reason === 'InvalidStateError') return transact(mode, request);
      throw error;
    }
  };

  /** Replaces the record. Fails with a ConstraintError where another tab has replaced it. */
  const replace = async () => {
    const before = record.id;
    const next = { ...record, id: nanoid(), items };
    const events = [...unsaved];
    record = next;
    await transact('readwrite', (store) => Promise.all([store.delete(before), store.add(next)]));
    storedId = next.id;
    for (const event of events) unsaved.delete(event);
  };

  const read = async () => {
    const expected = record.id;
    const found = await transact('readonly', (store) => store.index('slot').get(SLOT));
    const hasChanged = (found?.id ?? '') !== expected;
    const isLost = !found && expected !== '';
    const mustWrite = isLost || (unsaved.size > 0 && (hasChanged || !isKnown));
    storedId = found?.id ?? '';
    isKnown = true;
    // The browser may have deleted the record, which is stored again.
    if (isLost) record = { ...record, id: '' };
    else if (found && hasChanged) {
      record = { ...found, items: readItems(found.items) };
      items = [...unsaved].reduce(after, record.items);
      onChange();
    }
    if (mustWrite) await replace();
  };

  const readAndWrite = async () => {
    while (isReadWanted) {
      isReadWanted = false;
      await read().catch((error: unknown) => {
        isKnown = false;
        isReadWanted ||= error instanceof DOMException && error.name === 'ConstraintError';
      });
    }
    syncing = undefined;
  };

  /** Reads the record and stores the unsaved events. At most one read runs and one waits. */
  const sync = (): Promise<void> => {
    isReadWanted = true;
    return (syncing ??= readAndWrite());
  };

  return {
    /** The cart after all events. */
    items: () => items,
    /** Calls a function when another tab has changed the cart. */
    watch: (callback: () => void) => {
      onChange = callback;
    },
    storedId: () => storedId,
    isStored: () => isKnown,
    isOutdated: () => isOutdated,
    sync,

    /** Stores an event, or returns undefined for one that changes nothing. */
    add: (event: UnknownAction): Promise<void> | undefined => {
      const next = after(items, event);
      if (next === items) return undefined;
      items = next;
      // The same object may be dispatched twice.
      unsaved.add({ ...event });
      if (!isKnown) return sync();
      return replace().catch(() => {
        isKnown = false;
        return sync();
      });
    },

    close: disconnect,
  };
};

export type CartRecordStore = ReturnType<typeof openCartRecord>;
