import { isAnyOf } from '@reduxjs/toolkit';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from './checkout';
import { isOneOf, isRecord } from '../../lib/guards';
import { fieldChanged, paymentSelected, type Checkout } from './checkoutSlice';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { keyOf, type SafeStorage } from '../../lib/safeStorage';
import { reportWrite } from '../persistence/reportWrite';

const KEY = keyOf('checkout');

/** The checkout that this tab stored, or undefined. Fields that are missing or invalid are blank. */
export const loadCheckout = (session: SafeStorage): Checkout | undefined => {
  const stored = session.readJson(KEY);
  if (!isRecord(stored) || !isRecord(stored['delivery']) || !isOneOf(PAYMENTS, stored['payment']))
    return undefined;
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const text = Object.hasOwn(stored['delivery'], field) ? stored['delivery'][field] : undefined;
    if (typeof text === 'string') delivery[field] = text;
  }
  return { delivery, payment: stored['payment'] };
};

export const persistCheckout = (store: AppStore, session: SafeStorage): void => {
  const write = () => {
    const isStored = session.write(KEY, JSON.stringify(store.getState().checkout));
    reportWrite(store, 'checkout', isStored);
  };
  store.dispatch(addAppListener({ matcher: isAnyOf(fieldChanged, paymentSelected), effect: write }));
};
