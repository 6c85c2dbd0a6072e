import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { selectCartCount } from '../selectors/cart';
import { itemAdded, lineRemoved, lineRestored, mergedFromOtherTab, quantityChanged } from '../store/cart';
import type { Store } from '../store/makeStore';
import { keyOf, type Shelf } from './shelf';

const KEY = keyOf('count');

interface Ties {
  readonly listeners: ListenerMiddlewareInstance;
  readonly store: Store;
  readonly shelf: Shelf;
}

/**
 * Keeps how many pieces are in the cart, for the next page to show before it has a script (src/app/early.ts); the
 * cart itself is kept line by line.
 */
export const keepCount = ({ listeners, store, shelf }: Ties): void => {
  const keep = () => {
    const count = selectCartCount(store.getState());
    const text = count > 0 ? String(count) : null;
    if (text === shelf.read(KEY)) return;
    if (text === null) shelf.remove(KEY);
    else shelf.write(KEY, text);
  };
  keep();
  listeners.startListening({
    matcher: isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored, mergedFromOtherTab),
    effect: keep,
  });
};
