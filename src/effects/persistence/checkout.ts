import { isAnyOf } from '@reduxjs/toolkit';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from '../../domain/checkout';
import { isOneOf, isRecord } from '../../domain/guards';
import { fieldChanged, paymentSelected, type Checkout } from '../../store/checkout';
import type { EffectContext } from '../context';
import { keyOf, quarantine, type SafeStorage } from '../safeStorage';
import { parseFields } from './parseFields';
import { reportWrite } from './reportWrite';

const KEY = keyOf('checkout');
const VERSION = 1;

/** The checkout that this tab stored. A text that no version can read is quarantined. */
export const loadCheckout = (session: SafeStorage): Checkout | undefined => {
  const { v, delivery: stored, payment } = parseFields(session.read(KEY));
  if (v === VERSION && isRecord(stored) && isOneOf(PAYMENTS, payment)) {
    const delivery = { ...BLANK_DELIVERY };
    for (const field of DELIVERY_FIELDS) {
      const text = Object.hasOwn(stored, field) ? stored[field] : undefined;
      if (typeof text === 'string') delivery[field] = text;
    }
    return { delivery, payment };
  }
  if (v <= VERSION) quarantine(session, KEY);
  return undefined;
};

/** Stores each change of the delivery form and the payment, unless a newer version has stored them. */
export const persistCheckout = (session: SafeStorage, { listeners, store }: EffectContext): void => {
  const isWritable = parseFields(session.read(KEY)).v <= VERSION;
  listeners.startListening({
    matcher: isAnyOf(fieldChanged, paymentSelected),
    effect: () => {
      const text = JSON.stringify({ v: VERSION, ...store.getState().checkout });
      reportWrite(store, 'checkout', isWritable && session.write(KEY, text));
    },
  });
};
