import { selectCartIsInMemoryOnly, selectCheckoutIsInMemoryOnly } from '../selectors/persistence';
import { writeSucceeded, writeFailed } from '../store/persistence';
import type { Store } from '../store/createStore';

const isInMemoryOnly = { cart: selectCartIsInMemoryOnly, checkout: selectCheckoutIsInMemoryOnly };

/** Says whether the browser has stored this, where that has changed. */
export const reportKept = (store: Store, part: keyof typeof isInMemoryOnly, isKept: boolean): void => {
  if (isKept === isInMemoryOnly[part](store.getState()))
    store.dispatch(isKept ? writeSucceeded(part) : writeFailed(part));
};
