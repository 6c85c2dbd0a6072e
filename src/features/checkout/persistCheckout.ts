import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/listeners';
import { isOneOf, isRecord } from '../../lib/guards';
import { openStorage } from '../../lib/safeStorage';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { reportStatus } from '../persistence/reportStatus';
import type {
  BrowserWindow,
  StoredFeature,
} from '../persistence/storedFeature';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from './checkout';
import { fieldChanged, paymentSelected, type Checkout } from './checkoutSlice';

const KEY = STORAGE_KEYS.checkout;

/**
 * The checkout in a stored value, or undefined. A part that is missing or
 * invalid has its initial value.
 */
const readCheckout = (stored: unknown): Checkout | undefined => {
  if (!isRecord(stored) || !isRecord(stored['delivery'])) return undefined;
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const text = Object.hasOwn(stored['delivery'], field)
      ? stored['delivery'][field]
      : undefined;
    if (typeof text === 'string') delivery[field] = text;
  }
  const payment = isOneOf(PAYMENTS, stored['payment'])
    ? stored['payment']
    : 'cod';
  return { delivery, payment };
};

/** Stores the form for as long as the tab lives. */
export const persistCheckout = (
  browserWindow: BrowserWindow,
): StoredFeature => {
  const session = openStorage(() => browserWindow.sessionStorage);
  return {
    load: () => {
      const checkout = readCheckout(session.readJson(KEY));
      return Promise.resolve(checkout ? { checkout } : {});
    },
    start: (store) => {
      const report = (isStored: boolean) =>
        reportStatus(store, 'checkout', isStored ? 'persisted' : 'memoryOnly');
      report(session.isOpen());
      const write = () => {
        const text = JSON.stringify(store.getState().checkout);
        report(session.write(KEY, text));
      };
      const matcher = isAnyOf(fieldChanged, paymentSelected);
      return store.dispatch(addAppListener({ matcher, effect: write }));
    },
  };
};
