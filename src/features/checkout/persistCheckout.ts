import { isAnyOf } from '@reduxjs/toolkit';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from './checkout';
import { isOneOf, isRecord } from '../../lib/guards';
import { fieldChanged, paymentSelected, type Checkout } from './checkoutSlice';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { keyOf, type SafeStorage } from '../../lib/safeStorage';
import { reportWrite } from '../persistence/reportWrite';

const KEY = keyOf('checkout');

/** The checkout that this tab stored, or undefined. What is missing or invalid is as at first. */
export const loadCheckout = (session: SafeStorage): Checkout | undefined => {
  const stored = session.readJson(KEY);
  if (!isRecord(stored) || !isRecord(stored['delivery'])) return undefined;
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const text = Object.hasOwn(stored['delivery'], field) ? stored['delivery'][field] : undefined;
    if (typeof text === 'string') delivery[field] = text;
  }
  const payment = isOneOf(PAYMENTS, stored['payment']) ? stored['payment'] : 'cod';
  return { delivery, payment };
};

export const persistCheckout = (store: AppStore, session: SafeStorage): void => {
  const write = () => {
    const isStored = session.write(KEY, JSON.stringify(store.getState().checkout));
    reportWrite(store, 'checkout', isStored);
  };
  store.dispatch(addAppListener({ matcher: isAnyOf(fieldChanged, paymentSelected), effect: write }));
};
