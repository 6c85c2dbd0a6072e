import { createStore, update } from 'idb-keyval';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { Order } from '../orders/order';

// A killed browser loses what it has written to sessionStorage and localStorage
// in the last seconds. So IndexedDB stores the key before the order is sent.
// The order itself is stored as a hash, which contains no name and no address.

/** After 24 hours the same order is a new one. Stripe keeps a key as long. */
const LIFE_MS = 86_400_000;

/** A database may never answer. The order is then sent after this time. */
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
const createKey = () =>
  [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{3})(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

/** Returns the stored key of the order, or stores the new one. */
const storeKey = async (
  newKey: string,
  order: Order,
  earlierIds: readonly string[],
) => {
  const hash = await hashOf([order, earlierIds]);
  const time = Date.now();
  let storedKey: StoredKey = { hash, key: newKey, time };
  await update<StoredKey[]>(
    'keys',
    (stored = []) => {
      const valid = stored.filter((other) => time - other.time < LIFE_MS);
      const known = valid.find((other) => other.hash === hash);
      storedKey = known ?? storedKey;
      return known ? valid : [...valid, storedKey];
    },
    createStore(STORAGE_KEYS.idempotencyKeys, 'keyval'),
  );
  return storedKey.key;
};

/**
 * The key with which an order is sent. For a day, the same order has the same
 * key in each tab, also after the browser was killed. Other `earlierIds` give
 * it a new key. Without a storage or https, the key is always new.
 */
export const idempotencyKeyFor = (
  order: Order,
  earlierIds: readonly string[],
): Promise<string> => {
  const newKey = createKey();
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, WAIT_MS, newKey),
  );
  const stored = storeKey(newKey, order, earlierIds).catch(() => newKey);
  return Promise.race([stored, late]);
};
