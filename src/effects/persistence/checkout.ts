import { isAnyOf } from '@reduxjs/toolkit';
import { BLANK_DELIVERY, DELIVERY_FIELDS, PAYMENTS } from '../../domain/checkout';
import { isOneOf, isRecord } from '../../domain/guards';
import { fieldChanged, paymentSelected, type Checkout } from '../../store/checkout';
import type { EffectContext } from '../context';
import { keyOf, quarantine, type SafeStorage } from '../safeStorage';
import { parseStored } from './parseStored';
import { reportWrite } from './reportWrite';

const KEY = keyOf('checkout');
const VERSION = 1;

/** The checkout that this tab stored. An unreadable one is quarantined. */
export const loadCheckout = (session: SafeStorage): Checkout | undefined => {
  const text = session.read(KEY);
  const fields = text === null ? 'newer' : parseStored(text, VERSION);
  if (fields === 'newer') return undefined;
  const { delivery: stored, payment } = fields ?? {};
  if (!isRecord(stored) || !isOneOf(PAYMENTS, payment)) {
    quarantine(session, KEY);
    return undefined;
  }
  const delivery = { ...BLANK_DELIVERY };
  for (const field of DELIVERY_FIELDS) {
    const text = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (typeof text === 'string') delivery[field] = text;
  }
  return { delivery, payment };
};

/** Stores each change of the delivery form and the payment, unless a newer version has stored them. */
export const persistCheckout = (session: SafeStorage, { listeners, store }: EffectContext): void => {
  const isNewer = parseStored(session.read(KEY), VERSION) === 'newer';
  listeners.startListening({
    matcher: isAnyOf(fieldChanged, paymentSelected),
    effect: () => {
      const text = JSON.stringify({ v: VERSION, ...store.getState().checkout });
      reportWrite(store, 'checkout', !isNewer && session.write(KEY, text));
    },
  });
};
