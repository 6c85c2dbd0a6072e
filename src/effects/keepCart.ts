import { itemAdded, lineRestored, mayChangeCart, synced } from '../store/cart';
import type { CartDatabase } from './cartDatabase';
import { openCartKeeper } from './cartKeeper';
import { reportKept } from './reportKept';
import { keyOf, type SafeStorage } from './safeStorage';
import type { Recalled } from './storedRecords';
import type { EffectContext } from './context';

const CART = keyOf('cart');

interface CartContext extends EffectContext {
  readonly storage: SafeStorage;
  readonly database: CartDatabase;
  /** Tells of other tabs and of waking up: the window. */
  readonly world: EventTarget;
}

/**
 * Keeps the cart, and hears what other tabs do to it and what the second copy has beyond the first. Gives the
 * function that ends it.
 */
export const keepCart = (
  recalled: Recalled,
  { listeners, store, storage, database, world }: CartContext,
): (() => void) => {
  const keeper = openCartKeeper(recalled, {
    storage,
    database,
    onMerged: (changes) => store.dispatch(synced(changes)),
    onStored: (isKept) => reportKept(store, 'cart', isKept),
  });

  const hear = (event: Event) => {
    if (event instanceof StorageEvent && event.key?.startsWith(CART) !== false)
      keeper.hear(event.key, event.newValue);
  };

  // From a frozen tab, or from the browser's memory of a page that was left: whatever happened, went unheard.
  const wake = () => {
    if (!document.hidden) keeper.lookAgain();
  };

  const unlisten = listeners.startListening({
    // What the keeper itself has told, it knows.
    predicate: (event) => mayChangeCart(event) && !synced.match(event),
    effect: (event) =>
      keeper.follow(store.getState().cart, itemAdded.match(event) || lineRestored.match(event)),
  });
  world.addEventListener('storage', hear);
  world.addEventListener('pageshow', wake);
  world.addEventListener('visibilitychange', wake);
  void keeper.compareCopies();

  return () => {
    unlisten();
    world.removeEventListener('storage', hear);
    world.removeEventListener('pageshow', wake);
    world.removeEventListener('visibilitychange', wake);
    database.close();
  };
};
