import { isAnyOf } from '@reduxjs/toolkit';
import { isOneOf, isRecord } from '../../lib/guards';
import { keyOf, openStorage } from '../../lib/safeStorage';
import { reportStatus } from '../persistence/reportStatus';
import type { BrowserWindow, StoredFeature } from '../persistence/storedFeature';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from './checkout';
import { fieldChanged, paymentSelected, type Checkout } from './checkoutSlice';

const KEY = keyOf('checkout');

/** The checkout in a stored value, or undefined. Fields that are missing or invalid are blank. */
const readCheckout = (stored: unknown): Checkout | undefined => {
  if (!isRecord(stored) || !isRecord(stored['delivery']) || !isOneOf(PAYMENTS, stored['payment']))
    return undefined;
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const text = Object.hasOwn(stored['delivery'], field) ? stored['delivery'][field] : undefined;
    if (typeof text === 'string') delivery[field] = text;
  }
  return { delivery, payment: stored['payment'] };
};

/** Stores the form for as long as the tab lives. */
export const persistCheckout = (browserWindow: BrowserWindow): StoredFeature => {
  const session = openStorage(() => browserWindow.sessionStorage);
  return {
    load: () => {
      const checkout = readCheckout(session.readJson(KEY));
      return Promise.resolve(checkout ? { checkout } : {});
    },
    start: ({ listeners, store }) => {
      const report = (isStored: boolean) =>
        reportStatus(store, 'checkout', isStored ? 'persisted' : 'memoryOnly');
      report(session.isOpen());
      return listeners.startListening({
        matcher: isAnyOf(fieldChanged, paymentSelected),
        effect: () => report(session.write(KEY, JSON.stringify(store.getState().checkout))),
      });
    },
  };
};
