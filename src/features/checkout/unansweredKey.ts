import { createStore, del, get, set } from 'idb-keyval';
import { isRecord, isSameJson } from '../../lib/guards';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import type { Attempt } from './order';

// A browser that is killed writes sessionStorage and localStorage seconds later.
// IndexedDB has the key of an order before the order is sent, without an
// address.

const KEY = 'unanswered';

/** The same products that are ordered later are meant as another order. */
const LIFE_MS = 3_600_000;

const open = () => createStore(STORAGE_KEYS.checkout, 'keyval');

/**
 * The key of an order. An order of the same lines that has no answer has the
 * same key, also after the browser was killed and in another tab.
 */
export const keyFor = async ({ key, order }: Attempt): Promise<string> => {
  const { lines } = order;
  const stored = await get<unknown>(KEY, open());
  if (
    isRecord(stored) &&
    isSameJson(stored['lines'], lines) &&
    Date.now() - Number(stored['time']) < LIFE_MS
  )
    return String(stored['key']);
  await set(KEY, { key, lines, time: Date.now() }, open());
  return key;
};

/** After an answer, and if the shopper has given the order up. */
export const forgetKey = (): Promise<void> => del(KEY, open());
