import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { tryOr } from '../../lib/tryOr';
import { reportStored } from '../persistence/persistenceSlice';
import { parseCheckout, type Checkout } from './checkout';
import { checkoutLoaded } from './checkoutSlice';

const KEY = STORAGE_KEYS.checkout;

// A browser may block the storage, which then throws an error at each access.

const read = () =>
  tryOr<unknown>(undefined, () =>
    JSON.parse(sessionStorage.getItem(KEY) ?? ''),
  );

/** Returns whether the form is stored. */
const write = (form: Checkout) =>
  tryOr(false, () => {
    sessionStorage.setItem(KEY, JSON.stringify(form));
    return true;
  });

/** Loads the form of this tab, and stores it as JSON when it changes. */
export const persistCheckout = (store: AppStore): void => {
  const stored = parseCheckout(read());
  if (stored) store.dispatch(checkoutLoaded(stored));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after.checkout !== before.checkout,
      effect: () => {
        const { checkout } = store.getState();
        reportStored(store, 'checkout', write(checkout));
      },
    }),
  );
};
