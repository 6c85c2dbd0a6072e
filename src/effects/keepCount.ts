import { selectCartCount } from '../selectors/cart';
import { mayChangeCart } from '../store/cart';
import { keyOf, type SafeStorage } from './safeStorage';
import type { EffectContext } from './context';

const KEY = keyOf('cartCount');

interface CountContext extends EffectContext {
  readonly storage: SafeStorage;
}

/**
 * Keeps how many pieces are in the cart, for the next page to show before it has a script (src/app/preHydration.ts); the
 * cart itself is kept line by line.
 */
export const keepCount = ({ listeners, store, storage }: CountContext): void => {
  const keep = () => {
    const count = selectCartCount(store.getState());
    const text = count > 0 ? String(count) : null;
    if (text === storage.read(KEY)) return;
    if (text === null) storage.remove(KEY);
    else storage.write(KEY, text);
  };
  keep();
  listeners.startListening({ matcher: mayChangeCart, effect: keep });
};
