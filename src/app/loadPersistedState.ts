import type { RootState } from './rootReducer';
import type { EffectContext } from './store';
import { openStorage, type StorageArea } from '../lib/safeStorage';
import { persistCart } from '../features/cart/persistCart';
import { openCartRecord } from '../features/cart/cartRecord';
import { loadCheckout, persistCheckout } from '../features/checkout/persistCheckout';

/** A database that opens later, because an older tab blocks it, is read then. */
const TIME_LIMIT_MS = 1000;

type BrowserWindow = EventTarget & {
  readonly localStorage: StorageArea;
  readonly sessionStorage: StorageArea;
};

/** Loads the stored part of the state. Never rejects. */
export const loadPersistedState = async (browserWindow: BrowserWindow = window) => {
  const local = openStorage(() => browserWindow.localStorage);
  const session = openStorage(() => browserWindow.sessionStorage);
  const record = openCartRecord();
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIME_LIMIT_MS));
  await Promise.race([record.sync(), timeout]);
  const checkout = loadCheckout(session);

  return {
    preloadedState: {
      cart: { items: record.items() },
      ...(checkout && { checkout }),
      persistence: {
        cart: record.isStored() ? 'persisted' : record.isOutdated() ? 'outdated' : 'memoryOnly',
        checkout: session.isOpen() ? 'persisted' : 'memoryOnly',
      },
    } satisfies Partial<RootState>,
    startPersistence: (context: EffectContext): (() => void) => {
      persistCheckout(session, context);
      return persistCart(context, { record, local, browserWindow });
    },
  };
};
