import { createStore, update } from 'idb-keyval';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { SentOrder } from './order';

// A killed browser loses what it has written to sessionStorage and localStorage
// in the last seconds. IndexedDB stores the key of an order before the order is
// sent, by a hash of the order, which contains no name and no address.

/** After this time the same order is a new one. Stripe keeps a key as long. */
const LIFE_MS = 86_400_000;

/** A database may not answer. The order waits no longer than this for it. */
const WAIT_MS = 2000;

interface StoredKey {
  hash: string;
  key: string;
  time: number;
}

const hashOf = async (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
};

/** A random UUID. `crypto.randomUUID` exists only on https and localhost. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{3})(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

/** Stores the key of the order, unless it has one. Returns the stored key. */
const storeKey = async (
  { key, order }: SentOrder,
  earlierIds: readonly string[],
) => {
  const hash = await hashOf([order, earlierIds]);
  const time = Date.now();
  let entry: StoredKey = { hash, key, time };
  await update<StoredKey[]>(
    'keys',
    (stored = []) => {
      const valid = stored.filter((other) => time - other.time < LIFE_MS);
      const known = valid.find((other) => other.hash === hash);
      entry = known ?? entry;
      return known ? valid : [...valid, entry];
    },
    createStore(STORAGE_KEYS.orderKeys, 'keyval'),
  );
  return entry.key;
};

/**
 * The key with which an order is sent. For a day, the same order has the same
 * key in each tab, also after the browser was killed, until another order is
 * placed. Without a storage or https, it is the key of this tab.
 */
export const keyOfOrder = (
  sent: SentOrder,
  earlierIds: readonly string[],
): Promise<string> => {
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, WAIT_MS, sent.key),
  );
  const stored = storeKey(sent, earlierIds).catch(() => sent.key);
  return Promise.race([stored, late]);
};
