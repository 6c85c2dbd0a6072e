import { selectCartIsInMemoryOnly, selectCheckoutIsInMemoryOnly } from '../selectors/keeping';
import { storageAccepted, storageRefused } from '../store/keeping';
import type { Store } from '../store/makeStore';

const isInMemoryOnly = { cart: selectCartIsInMemoryOnly, checkout: selectCheckoutIsInMemoryOnly };

/** Says whether the browser has stored this, where that has changed. */
export const reportKept = (store: Store, part: keyof typeof isInMemoryOnly, isKept: boolean): void => {
  if (isKept === isInMemoryOnly[part](store.getState()))
    store.dispatch(isKept ? storageAccepted(part) : storageRefused(part));
};
