import { isAnyOf, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { keyOf, type SafeStorage } from '../../lib/safeStorage';
import { newerVersionFound } from '../persistence/persistenceSlice';
import { reportWrite } from '../persistence/reportWrite';
import { isSameCart, linesOf } from './cart';
import type { CartLog } from './cartLog';
import {
  selectCartCount,
  cart,
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  synced,
} from './cartSlice';

/** The number of pieces, for the pre-hydration script. */
const COUNT = keyOf('cartCount');
/** A random text for each write. A change makes other tabs read the log. */
const LAST_WRITE = keyOf('cartLog');
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

/** Appends the events that change the cart to the log, and shows what other tabs append. Returns a stop function. */
export const persistCart = (
  store: AppStore,
  {
    log,
    local,
    browserWindow,
  }: { readonly log: CartLog; readonly local: SafeStorage; readonly browserWindow: EventTarget },
): (() => void) => {
  /** The cart after the last event. After a jump in the Redux DevTools the state holds an earlier one. */
  let last = { ...log.cart(), removed: store.getState().cart.removed };
  let unsaved: readonly UnknownAction[] = [];
  let pending = 0;

  const writeCount = () => {
    // This version cannot read the cart of a newer one, so it does not know the count.
    if (store.getState().persistence.cart === 'outdated') return;
    const text = String(selectCartCount({ ...store.getState(), cart: last }) || '');
    if (text !== (local.read(COUNT) ?? '')) local.write(COUNT, text);
  };

  /** Stores events and those that were not stored before, then shows the log. */
  const sync = async (...events: readonly UnknownAction[]) => {
    const batch = [...unsaved, ...events];
    unsaved = [];
    pending += 1;
    const key = batch.length > 0 ? await log.append(batch) : 0;
    if (key === undefined) unsaved = [...unsaved, ...batch];
    else if (key > 0) local.write(LAST_WRITE, nanoid());
    const isRead = log.hasRead(key) || (await log.read());
    pending -= 1;

    if (log.isOutdated()) {
      if (store.getState().persistence.cart !== 'outdated') store.dispatch(newerVersionFound());
    } else if (unsaved.length > 0) reportWrite(store, 'cart', false);
    else if (pending === 0 && isRead) {
      reportWrite(store, 'cart', true);
      if (isSameCart(log.cart(), last)) return;
      // Undo restores the lines that this tab has removed, not those of other tabs.
      last = { ...log.cart(), removed: last.removed };
      store.dispatch(synced({ lines: linesOf(last) }));
      writeCount();
    }
  };

  const unlisten = store.dispatch(
    addAppListener({
      matcher: isAnyOf(itemAdded, quantityChanged, lineRemoved, lineRestored),
      effect: (event, api) => {
        const { cart: before } = api.getOriginalState();
        // Commit or Import in the DevTools: the event applies to the cart that was shown.
        const isOther = before !== api.getState().cart && !isSameCart(before, last);
        const base = isOther ? before : last;
        const next = cart.reducer(base, event);
        if (next === base) return;
        last = next;
        writeCount();
        void sync(...(isOther ? [synced({ lines: linesOf(before), removed: before.removed })] : []), event);
      },
    }),
  );
  const syncNow = (event?: Event) => {
    // WebKit suspends a page that is left with its transaction, which then blocks all others.
    if (event?.type !== 'visibilitychange' || !document.hidden) void sync();
  };
  for (const type of SYNC_EVENTS) browserWindow.addEventListener(type, syncNow);
  if (store.getState().persistence.cart === 'persisted') writeCount();
  syncNow();

  return () => {
    unlisten();
    for (const type of SYNC_EVENTS) browserWindow.removeEventListener(type, syncNow);
    log.close();
  };
};
