import { createStore, update } from 'idb-keyval';
import { rejectAfterLimit } from '../../lib/sharedRecord';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { Order } from '../orders/order';

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));

/** Two browsers have different secrets, so their keys differ as well. */
const readSecret = async () => {
  let secret = randomBytes();
  await update<typeof secret>(
    'secret',
    (stored) => {
      secret = stored ?? secret;
      return secret;
    },
    createStore(STORAGE_KEYS.idempotencyKeys, 'keyval'),
  );
  return secret;
};

const hashOf = async (...parts: readonly unknown[]) => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
};

/** A UUID of version 8, whose content is free (RFC 9562). */
const uuidOf = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');

/**
 * The key with which an order is sent. On one day, the same order has the same
 * key in every tab, and after the browser was killed, which would lose a random
 * key. If `earlierIds` change, the key changes. Without a database or https,
 * the key is random.
 */
export const idempotencyKeyFor = async (
  order: Order,
  earlierIds: readonly string[],
): Promise<string> => {
  const today = new Date().toDateString();
  const hash = readSecret().then((secret) =>
    hashOf([...secret], order, earlierIds, today),
  );
  return uuidOf(
    await Promise.race([hash, rejectAfterLimit()]).catch(randomBytes),
  );
};
