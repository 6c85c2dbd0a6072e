import { selectCartCount } from '../selectors/cart';
import type { Store } from '../store/makeStore';
import { keyOf, type Shelf } from './shelf';

const KEY = keyOf('count');

/**
 * Keeps how many pieces are in the cart, for the next page to show before it has a script (src/app/early.ts); the
 * cart itself is kept line by line. Gives the function that ends it.
 */
export const keepCount = (store: Store, shelf: Shelf): (() => void) => {
  let kept: number | undefined;
  const keep = () => {
    const count = selectCartCount(store.getState());
    if (count === kept) return;
    kept = count;
    if (count > 0) shelf.write(KEY, String(count));
    else shelf.remove(KEY);
  };
  keep();
  return store.subscribe(keep);
};
