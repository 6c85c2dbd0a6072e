import { createStore, del, update } from 'idb-keyval';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { Order } from './order';

// Browsers write sessionStorage and localStorage to the disk seconds later, so a
// killed browser loses them. IndexedDB has the key of an order before the order
// is sent, by the lines and the total of the order and without an address.

/** After this time, the same lines are a new order. */
const LIFE_MS = 3_600_000;

/** A database may not answer. The order waits no longer than this for it. */
const WAIT_MS = 2000;

const open = () => createStore(STORAGE_KEYS.checkout, 'keyval');

/** What decides the price of an order. */
type Priced = Pick<Order, 'lines' | 'total'>;

const nameOf = ({ lines, total }: Priced) => JSON.stringify([lines, total]);

/** A random UUID. `crypto.randomUUID` exists only on https and localhost. */
const createKey = () =>
  [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{3})(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

const storedKey = async (order: Priced, newKey: string, isChanged: boolean) => {
  let entry = { key: newKey, time: Date.now() };
  await update<typeof entry>(
    nameOf(order),
    (stored) => {
      const isKept = stored && entry.time - stored.time < LIFE_MS;
      if (isKept && !isChanged) entry = stored;
      return entry;
    },
    open(),
  );
  return entry.key;
};

/**
 * The key of a new order. One of the same lines and total that has no answer or
 * no payment has the same key, also after the browser was killed and in another
 * tab, unless something else of it is changed.
 */
export const keyFor = (order: Priced, isChanged = false): Promise<string> => {
  const newKey = createKey();
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, WAIT_MS, newKey),
  );
  return Promise.race([storedKey(order, newKey, isChanged), late]).catch(
    () => newKey,
  );
};

/**
 * Deletes the key of an order whose lines have left the cart, or that was refused
 * or given up.
 */
export const forgetKey = (order: Priced): Promise<void> =>
  del(nameOf(order), open()).catch(() => undefined);
