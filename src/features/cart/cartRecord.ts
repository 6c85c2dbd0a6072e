import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { StorageStatus } from '../persistence/persistenceSlice';
import { EMPTY_CART, readItems, type CartItems } from './cart';
import { hasName, openCartDatabase, type CartRecord } from './cartDatabase';
import { cart } from './cartSlice';

const NO_RECORD = '';

const apply = (items: CartItems, event: UnknownAction): CartItems =>
  cart.reducer({ items }, event).items;

/**
 * The cart that all tabs share: a write replaces the stored record that this
 * tab knows, and fails if another tab has replaced it; then this tab reads the
 * new record, applies its own events to it and writes.
 */
export const openCartRecord = () => {
  const database = openCartDatabase();
  let items = EMPTY_CART.items;
  /** The events of this tab that are not stored yet. */
  const unsaved = new Set<UnknownAction>();
  /**
   * The record that was read last. Each write keeps its fields, because a newer
   * version of the shop may have added some.
   */
  let fields: object = {};
  /** The id of the record that was read or stored last. */
  let storedId = NO_RECORD;
  /**
   * The id of the record that the next write replaces: that of the last write,
   * which may not be stored yet. Undefined if this tab must read first.
   */
  let latestId: string | undefined;
  let status: StorageStatus = 'memoryOnly';
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let onChange: () => void = () => undefined;

  /**
   * Requests the write in this task: the page may be killed in the next one.
   */
  const write = async (replacedId: string) => {
    const id = nanoid();
    const events = [...unsaved];
    latestId = id;
    await database.swap(replacedId, { ...fields, id, items });
    storedId = id;
    for (const event of events) unsaved.delete(event);
  };

  /**
   * Takes the cart of another tab, and applies the unsaved events of this tab
   * to it.
   */
  const take = (found: CartRecord) => {
    fields = found;
    items = [...unsaved].reduce(apply, readItems(found.items));
    onChange();
  };

  const readAndWrite = async () => {
    const expectedId = latestId;
    const found = await database.read();
    // This tab has written during the read. If that write fails, it reads
    // again.
    if (latestId !== expectedId) return;
    const foundId = found?.id ?? NO_RECORD;
    // The browser may delete what it has stored.
    const isDeleted = !found && storedId !== NO_RECORD;
    const isByOtherTab = found && foundId !== storedId;
    storedId = foundId;
    latestId = foundId;
    if (isByOtherTab) take(found);
    if (isDeleted || unsaved.size > 0) await write(foundId);
    status = 'persisted';
  };

  /** At most one read runs and one waits. */
  const readInTurn = (): Promise<void> => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = readAndWrite();
        return running;
      });
    return waiting;
  };

  /**
   * Runs a step. If another tab has written first, reads its record. Never
   * rejects.
   */
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (error) {
      latestId = undefined;
      if (hasName(error, 'ConstraintError')) return attempt(readInTurn);
      status = hasName(error, 'VersionError') ? 'outdated' : 'memoryOnly';
    }
  };

  return {
    /** The cart after all events. */
    items: () => items,
    /** Changes with every stored change. */
    storedId: () => storedId,
    status: () => status,

    /** Calls a function in the task in which another tab's change was read. */
    watch: (callback: () => void) => {
      onChange = callback;
    },

    /**
     * Reads what other tabs have stored, and stores what could not be stored
     * before.
     */
    sync: () => attempt(readInTurn),

    /**
     * Applies an event and stores it. Returns undefined for an event that
     * changes nothing.
     */
    add: (event: UnknownAction): Promise<void> | undefined => {
      const next = apply(items, event);
      if (next === items) return undefined;
      items = next;
      // A copy, so that an object that is dispatched twice is in the set twice.
      unsaved.add({ ...event });
      const replacedId = latestId;
      if (replacedId === undefined) return attempt(readInTurn);
      return attempt(() => write(replacedId));
    },
  };
};
