import { createStore, del, update } from 'idb-keyval';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { SentOrder } from './order';

// A browser that is killed writes sessionStorage and localStorage seconds later.
// IndexedDB has the key of an order before the order is sent, by the lines of
// the order and without an address.

/** The same products that are ordered later are meant as another order. */
const LIFE_MS = 3_600_000;

/** A database may not answer. The order waits no longer than this for it. */
const WAIT_MS = 2000;

const open = () => createStore(STORAGE_KEYS.checkout, 'keyval');

const nameOf = ({ order }: SentOrder) => JSON.stringify(order.lines);

const storeKey = async (sent: SentOrder) => {
  let entry = { key: sent.key, time: Date.now() };
  await update<typeof entry>(
    nameOf(sent),
    (stored) => {
      if (stored && entry.time - stored.time < LIFE_MS) entry = stored;
      return entry;
    },
    open(),
  );
  return entry.key;
};

/**
 * The stored key of an order. An order of the same lines that has no answer has
 * the same key, also after the browser was killed and in another tab.
 */
export const keyFor = (sent: SentOrder): Promise<string> => {
  const ownKey = new Promise<string>((resolve) =>
    setTimeout(resolve, WAIT_MS, sent.key),
  );
  return Promise.race([storeKey(sent), ownKey]).catch(() => sent.key);
};

/** After an answer, and if the shopper has given the order up. */
export const forgetKey = (sent: SentOrder): Promise<void> =>
  del(nameOf(sent), open()).catch(() => undefined);
