import { createStore, del, update } from 'idb-keyval';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { OrderLine, SentOrder } from './order';

// A browser that is killed writes sessionStorage and localStorage seconds later.
// IndexedDB has the key of an order before the order is sent, by the lines of
// the order and without an address.

/** The same products that are ordered later are meant as another order. */
const LIFE_MS = 3_600_000;

/** A database may not answer. The order waits no longer than this for it. */
const WAIT_MS = 2000;

const open = () => createStore(STORAGE_KEYS.checkout, 'keyval');

const nameOf = (lines: readonly OrderLine[]) => JSON.stringify(lines);

const storeKey = async (sent: SentOrder) => {
  let entry = { key: sent.key, time: Date.now() };
  await update<typeof entry>(
    nameOf(sent.order.lines),
    (stored) => {
      if (stored && entry.time - stored.time < LIFE_MS) entry = stored;
      return entry;
    },
    open(),
  );
  return entry.key;
};

/**
 * The key of an order: that of the state, or a stored one. An order of the same
 * lines that has no answer, or waits for its payment, has the same key, also
 * after the browser was killed and in another tab.
 */
export const keyFor = (sent: SentOrder): Promise<string> => {
  const ownKey = new Promise<string>((resolve) =>
    setTimeout(resolve, WAIT_MS, sent.key),
  );
  return Promise.race([storeKey(sent), ownKey]).catch(() => sent.key);
};

/** After these lines have left the cart, were refused or were given up. */
export const forgetKey = (lines: readonly OrderLine[]): Promise<void> =>
  del(nameOf(lines), open()).catch(() => undefined);
