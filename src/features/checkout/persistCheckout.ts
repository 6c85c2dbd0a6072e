import { isSelling } from '../../app/isSelling';
import { addAppListener } from '../../app/addAppListener';
import type { AppStore } from '../../app/store';
import { tryOr } from '../../lib/tryOr';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { reportStatus } from '../storageStatus/storageStatusSlice';
import { parseCheckout } from './checkout';
import { checkoutLoaded } from './checkoutSlice';
import { parsePlacing } from './order';
import { forgetKey } from './unansweredKey';

const KEY = STORAGE_KEYS.checkout;

/** Loads the form of this tab, and stores it as JSON when it changes. */
export const persistCheckout = (store: AppStore): void => {
  const json = tryOr<unknown>(undefined, () =>
    JSON.parse(sessionStorage.getItem(KEY) ?? ''),
  );
  const stored = parseCheckout(json);
  const placing = parsePlacing(json);
  if (stored) store.dispatch(checkoutLoaded({ ...stored, placing }));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after.checkout !== before.checkout,
      effect: (_, { getOriginalState }) => {
        const { checkout } = store.getState();
        const before = getOriginalState().checkout;
        if (
          isSelling &&
          'attempt' in before.placing &&
          !('attempt' in checkout.placing)
        )
          void forgetKey().catch(() => undefined);
        const text = JSON.stringify(checkout);
        const isStored = tryOr(false, () => {
          sessionStorage.setItem(KEY, text);
          return true;
        });
        reportStatus(store, { slice: 'checkout', isStored });
      },
    }),
  );
};
