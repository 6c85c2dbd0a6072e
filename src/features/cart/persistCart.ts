import { isAnyOf } from '@reduxjs/toolkit';
import type { EffectContext } from '../../app/store';
import { keyOf, type SafeStorage } from '../../lib/safeStorage';
import { newerVersionFound } from '../persistence/persistenceSlice';
import { reportWrite } from '../persistence/reportWrite';
import { isSameItems } from './cart';
import type { CartRecordStore } from './cartRecord';
import { itemAdded, lineRemoved, lineRestored, quantityChanged, selectCartCount, synced } from './cartSlice';

/** The number of pieces, for the pre-hydration script. */
const COUNT = keyOf('cartCount');
/** The id of the stored record. A change makes other tabs read it. */
const STORED = keyOf('cart');
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

/** Stores the events that change the cart, and shows what other tabs store. Returns a stop function. */
export const persistCart = (
  { listeners, store }: EffectContext,
  {
    record,
    local,
    browserWindow,
  }: { readonly record: CartRecordStore; readonly local: SafeStorage; readonly browserWindow: EventTarget },
): (() => void) => {
  const write = (key: string, text: string) => {
    if (text !== (local.read(key) ?? '')) local.write(key, text);
  };
  const writeCount = () => {
    // This version cannot read the cart of a newer one, so it does not know the count.
    if (store.getState().persistence.cart === 'outdated') return;
    // After a jump in the Redux DevTools the state holds an earlier cart.
    write(COUNT, String(selectCartCount({ ...store.getState(), cart: { items: record.items() } }) || ''));
  };
  const report = () => {
    if (!record.isOutdated()) {
      reportWrite(store, 'cart', record.isStored());
      write(STORED, record.storedId());
    } else if (store.getState().persistence.cart !== 'outdated') store.dispatch(newerVersionFound());
  };

  record.watch(() => {
    store.dispatch(synced(record.items()));
    writeCount();
  });
  const unlisten = listeners.startListening({
    matcher: isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored),
    effect: (event, api) => {
      const [before, shown] = [api.getOriginalState().cart, api.getState().cart];
      // Commit or Import in the DevTools: the event applies to the cart that was shown.
      const isOther = before !== shown && !isSameItems(before.items, record.items());
      const stored = record.add(isOther ? synced(shown.items) : event);
      if (!stored) return;
      writeCount();
      void stored.then(report);
    },
  });
  const syncNow = (event?: Event) => {
    if (event?.type !== 'visibilitychange' || !document.hidden) void record.sync().then(report);
  };
  for (const type of SYNC_EVENTS) browserWindow.addEventListener(type, syncNow);
  if (store.getState().persistence.cart === 'persisted') writeCount();
  syncNow();

  return () => {
    unlisten();
    for (const type of SYNC_EVENTS) browserWindow.removeEventListener(type, syncNow);
    record.close();
  };
};
