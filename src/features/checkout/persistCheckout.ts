import type { UnknownAction } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/hooks';
import { isSelling } from '../../app/isSelling';
import { reportPersistence } from '../../app/persistenceSlice';
import type { AppStore } from '../../app/store';
import { readJson, writeJson } from '../../lib/jsonStorage';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { placeOrder } from '../orders/placeOrder';
import { forgetKey } from '../orders/unansweredKey';
import { parseCheckout } from './checkout';
import { checkoutLoaded } from './checkoutSlice';
import { hasNoAnswer, parsePlacing } from './placing';

const KEY = STORAGE_KEYS.checkout;

/** Loads the form of this tab, and stores it as JSON when it changes. */
export const persistCheckout = (store: AppStore): void => {
  const json = readJson('sessionStorage', KEY);
  const stored = parseCheckout(json);
  const placing = parsePlacing(json);
  if (stored) store.dispatch(checkoutLoaded({ ...stored, placing }));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after.checkout !== before.checkout,
      effect: (event: UnknownAction, { getOriginalState }) => {
        const { placing: before } = getOriginalState().checkout;
        const { checkout } = store.getState();
        if (isSelling) {
          // The key of a placed order stays until the cart is stored without its
          // lines, which those of a cancelled order do not leave.
          const isPlaced =
            placeOrder.fulfilled.match(event) &&
            event.payload.status !== 'Cancelled';
          const isGivenUp = !hasNoAnswer(checkout.placing) && !isPlaced;
          if (isGivenUp && hasNoAnswer(before))
            void forgetKey(before.sent.order);
        }
        const isStored = writeJson('sessionStorage', KEY, checkout);
        reportPersistence(store, { slice: 'checkout', isStored });
      },
    }),
  );
};
