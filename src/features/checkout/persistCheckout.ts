import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { openStorage, STORAGE_KEYS } from '../../lib/safeStorage';
import { reportStatus } from '../persistence/storageStatusSlice';
import { parseCheckout } from './checkout';
import { checkoutLoaded } from './checkoutSlice';

/** Loads the form of this tab, and stores it as JSON when it changes. */
export const persistCheckout = (store: AppStore): void => {
  const storage = openStorage(() => sessionStorage);
  const stored = parseCheckout(storage.readJson(STORAGE_KEYS.checkout));
  if (stored) store.dispatch(checkoutLoaded(stored));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after.checkout !== before.checkout,
      effect: () => {
        const text = JSON.stringify(store.getState().checkout);
        const isStored = storage.write(STORAGE_KEYS.checkout, text);
        reportStatus(store, 'checkout', isStored ? 'persisted' : 'memoryOnly');
      },
    }),
  );
};
