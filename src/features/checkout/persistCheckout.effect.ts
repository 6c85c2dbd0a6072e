import { addAppListener } from '../../app/hooks';
import { reportPersistence } from '../../app/persistenceSlice';
import type { AppStore } from '../../app/store';
import { readJson, writeJson } from '../../lib/jsonStorage';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { parseCheckout } from './checkout';
import { checkoutLoaded } from './checkoutSlice';

const KEY = STORAGE_KEYS.checkout;

/** Loads the form of this tab, and stores it as JSON when it changes. */
export const persistCheckout = (store: AppStore): void => {
  const stored = parseCheckout(readJson('sessionStorage', KEY));
  if (stored) store.dispatch(checkoutLoaded(stored));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after.checkout !== before.checkout,
      effect: () => {
        const { checkout } = store.getState();
        const isStored = writeJson('sessionStorage', KEY, checkout);
        reportPersistence(store, { slice: 'checkout', isStored });
      },
    }),
  );
};
