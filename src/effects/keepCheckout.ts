import { isAnyOf } from '@reduxjs/toolkit';
import { readCheckout, writeCheckout } from '../domain/keptCheckout';
import { fieldChanged, paymentSelected, type Checkout } from '../store/checkout';
import { reportKept } from './reportKept';
import { keyOf, quarantine, type SafeStorage } from './safeStorage';
import type { EffectContext } from './context';

const KEY = keyOf('checkout');

const reading = (storage: SafeStorage) => {
  const text = storage.read(KEY);
  return text === null ? undefined : readCheckout(text);
};

/** The checkout as the tab left it, if it can be read. */
export const recallCheckout = (storage: SafeStorage): Checkout | undefined => {
  const found = reading(storage);
  if (found?.kind === 'unreadable') quarantine(storage, KEY);
  return found?.kind === 'read' ? found.value : undefined;
};

interface CheckoutContext extends EffectContext {
  readonly storage: SafeStorage;
}

/** Keeps the delivery form and the payment choice for as long as the tab lives, and nothing else that is typed. */
export const keepCheckout = ({ listeners, store, storage }: CheckoutContext): void => {
  // Nothing, or what this shop has written: anything else is not written over.
  const isOurs = (reading(storage)?.kind ?? 'read') === 'read';
  listeners.startListening({
    matcher: isAnyOf(fieldChanged, paymentSelected),
    effect: () => {
      const { checkout } = store.getState();
      reportKept(store, 'checkout', isOurs && storage.write(KEY, writeCheckout(checkout)));
    },
  });
};
