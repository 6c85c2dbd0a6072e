import type { AppStore } from '../../app/store';
import { isOneOf, isRecord } from '../../lib/guards';
import { STORAGE_KEYS } from '../../lib/safeStorage';
import { persistSlice } from '../persistence/persistSlice';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from './checkout';
import { synced, type Checkout } from './checkoutSlice';

/**
 * The checkout in a stored value, or undefined. A part that is missing or
 * invalid has its initial value.
 */
const readCheckout = (stored: unknown): Checkout | undefined => {
  if (!isRecord(stored)) return undefined;
  const { delivery: texts, payment } = stored;
  if (!isRecord(texts)) return undefined;
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const text = texts[field];
    if (typeof text === 'string') delivery[field] = text;
  }
  return {
    delivery,
    payment: isOneOf(PAYMENTS, payment) ? payment : 'cod',
  };
};

/** Stores the form for as long as the tab lives. */
export const persistCheckout = (store: AppStore): void =>
  persistSlice(store, {
    name: 'checkout',
    key: STORAGE_KEYS.checkout,
    read: readCheckout,
    synced,
  });
