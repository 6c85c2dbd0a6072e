import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/listeners';
import { isSameJson } from '../../lib/isSameJson';
import { openStorage } from '../../lib/safeStorage';
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { reportStatus } from '../persistence/reportStatus';
import type {
  BrowserWindow,
  StoredFeature,
} from '../persistence/storedFeature';
import { openCartRecord } from './cartRecord';
import {
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartCount,
  synced,
} from './cartSlice';

const COUNT = STORAGE_KEYS.cartCount;
/** The id of the stored cart. A change makes other tabs read the cart. */
const STORED_ID = 'weft.cart';
/**
 * The start waits this long for the database, which an older tab may block. If
 * it opens later, the cart is read then.
 */
const TIME_LIMIT_MS = 1000;
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

const isChangeByShopper = isAnyOf(
  itemAdded,
  quantityChanged,
  lineRemoved,
  lineRestored,
);

/** Stores the events that change the cart, and shows what other tabs store. */
export const persistCart = (browserWindow: BrowserWindow): StoredFeature => {
  const record = openCartRecord();
  const local = openStorage(() => browserWindow.localStorage);
  const write = (key: string, text: string) => {
    if (text !== (local.read(key) ?? '')) local.write(key, text);
  };

  return {
    load: async () => {
      const timeout = new Promise<void>((resolve) =>
        setTimeout(resolve, TIME_LIMIT_MS),
      );
      await Promise.race([record.sync(), timeout]);
      return { cart: { items: record.items() } };
    },

    start: (store) => {
      const writeCount = () => {
        // This version cannot read the cart of a newer one, so it does not know
        // the count.
        if (record.status() === 'outdated') return;
        // After a jump in the Redux DevTools the state holds an earlier cart.
        const latest = { ...store.getState(), cart: { items: record.items() } };
        write(COUNT, String(selectCartCount(latest) || ''));
      };
      const report = () => {
        reportStatus(store, 'cart', record.status());
        write(STORED_ID, record.storedId());
        if (record.status() === 'persisted') writeCount();
      };
      const sync = (event?: Event) => {
        // A page that becomes hidden reads nothing: WebKit may suspend it
        // during its transaction, which would then block all others.
        if (event?.type === 'visibilitychange' && document.hidden) return;
        void record.sync().then(report);
      };

      record.watch(() => {
        store.dispatch(synced({ items: record.items() }));
        writeCount();
      });
      const unlisten = store.dispatch(
        addAppListener({
          matcher: isChangeByShopper,
          effect: (event, api) => {
            const { cart: before } = api.getOriginalState();
            const { cart: shown } = api.getState();
            // After Commit or Import in the DevTools the page shows another
            // cart than the stored one. The event applies to the shown one.
            const isOtherCart =
              before !== shown && !isSameJson(before.items, record.items());
            const stored = record.add(isOtherCart ? synced(shown) : event);
            if (!stored) return;
            writeCount();
            void stored.then(report);
          },
        }),
      );
      for (const type of SYNC_EVENTS) {
        browserWindow.addEventListener(type, sync);
      }
      report();
      sync();

      return () => {
        unlisten();
        for (const type of SYNC_EVENTS) {
          browserWindow.removeEventListener(type, sync);
        }
      };
    },
  };
};
