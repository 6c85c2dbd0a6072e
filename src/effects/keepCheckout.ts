import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { readCheckout, writeCheckout } from '../domain/keptCheckout';
import { fieldTyped, paymentChosen, type Checkout } from '../store/checkout';
import { storageAccepted, storageRefused } from '../store/keeping';
import type { Store } from '../store/makeStore';
import { keyOf, setAside, type Shelf } from './shelf';

const KEY = keyOf('checkout');

const reading = (shelf: Shelf) => {
  const text = shelf.read(KEY);
  return text === null ? undefined : readCheckout(text);
};

/** The checkout as the tab left it, if it can be read. */
export const recallCheckout = (shelf: Shelf): Checkout | undefined => {
  const found = reading(shelf);
  if (found?.kind === 'unreadable') setAside(shelf, KEY);
  return found?.kind === 'read' ? found.value : undefined;
};

interface Ties {
  readonly listeners: ListenerMiddlewareInstance;
  readonly store: Store;
  readonly shelf: Shelf;
}

/** Keeps the delivery form and the payment choice for as long as the tab lives, and nothing else that is typed. */
export const keepCheckout = ({ listeners, store, shelf }: Ties): void => {
  // Nothing, or what this shop has written: anything else is not written over.
  const isOurs = (reading(shelf)?.kind ?? 'read') === 'read';
  listeners.startListening({
    matcher: isAnyOf(fieldTyped, paymentChosen),
    effect: () => {
      const { checkout, keeping } = store.getState();
      const isKept = isOurs && shelf.write(KEY, writeCheckout(checkout));
      if (isKept !== (keeping.checkout === 'kept'))
        store.dispatch(isKept ? storageAccepted('checkout') : storageRefused('checkout'));
    },
  });
};
