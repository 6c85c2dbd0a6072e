import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { tryOr } from '../../lib/tryOr';
import { parseCheckout } from './checkout';
import { checkoutLoaded } from './checkoutSlice';

const KEY = STORAGE_KEYS.checkout;

/**
 * Loads the form of this tab, and stores it as JSON when it changes. A browser
 * may block the storage, which then throws an error at each access.
 */
export const persistCheckout = (store: AppStore): void => {
  const stored = tryOr<unknown>(undefined, () =>
    JSON.parse(sessionStorage.getItem(KEY) ?? ''),
  );
  const checkout = parseCheckout(stored);
  if (checkout) store.dispatch(checkoutLoaded(checkout));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after.checkout !== before.checkout,
      effect: (_event, listener) => {
        const json = JSON.stringify(listener.getState().checkout);
        tryOr(undefined, () => sessionStorage.setItem(KEY, json));
      },
    }),
  );
};
