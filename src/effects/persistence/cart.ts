import type { UnknownAction } from '@reduxjs/toolkit';
import { isSameItems } from '../../domain/cart';
import { selectCartCount } from '../../selectors/cart';
import { synced } from '../../store/cart';
import type { EffectContext } from '../context';
import { keyOf, type SafeStorage } from '../safeStorage';
import { fold, isCartEvent, type CartLog } from './cartLog';
import { reportWrite } from './reportWrite';

/** The number of pieces, for the pre-hydration script. */
const COUNT = keyOf('cartCount');
/** The key of the last entry. A change makes other tabs read the log. */
const LAST_ENTRY = keyOf('cartLog');
const WORLD_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

/** Appends the events that change the cart to the log, and shows what other tabs append. Returns a stop function. */
export const persistCart = (
  { listeners, store }: EffectContext,
  { log, local, world }: { readonly log: CartLog; readonly local: SafeStorage; readonly world: EventTarget },
): (() => void) => {
  /** The items after the last event. A jump in the Redux DevTools shows others. */
  let lastItems = log.items();
  let unsaved: readonly UnknownAction[] = [];
  let pending = 0;

  const writeCount = () => {
    const text = String(selectCartCount(store.getState()) || '');
    if (text !== (local.read(COUNT) ?? '')) local.write(COUNT, text);
  };

  /** Stores events and those that were not stored before, then shows the log. */
  const sync = async (...events: readonly UnknownAction[]) => {
    const batch = [...unsaved, ...events];
    unsaved = [];
    pending += batch.length;
    const key = batch.length > 0 ? await log.append(batch) : 0;
    if (key === undefined) unsaved = [...unsaved, ...batch];
    else if (key > 0) local.write(LAST_ENTRY, String(key));
    const isRead = await log.read();
    pending -= batch.length;

    if (unsaved.length > 0) reportWrite(store, 'cart', false);
    if (unsaved.length > 0 || pending > 0 || !isRead) return;
    reportWrite(store, 'cart', true);
    if (isSameItems(log.items(), lastItems)) return;
    lastItems = log.items();
    store.dispatch(synced(lastItems));
  };

  const syncNow = () => void sync();

  const unlisten = listeners.startListening({
    matcher: isCartEvent,
    effect: (event, api) => {
      const { items } = api.getState().cart;
      const before = api.getOriginalState().cart.items;
      const isChanged = items !== before;
      if (isChanged) writeCount();
      if (synced.match(event)) return;
      const hasJumped = before !== lastItems && !isSameItems(before, lastItems);
      if (!isChanged && !hasJumped) return;
      // After a jump the DevTools may go on showing the past: the event then applies to the last items.
      lastItems = isChanged ? items : fold(lastItems, event);
      void sync(...(isChanged && hasJumped ? [synced(before)] : []), event);
    },
  });
  for (const type of WORLD_EVENTS) world.addEventListener(type, syncNow);
  if (store.getState().persistence.cart === 'persisted') writeCount();
  void sync();

  return () => {
    unlisten();
    for (const type of WORLD_EVENTS) world.removeEventListener(type, syncNow);
    log.close();
  };
};
