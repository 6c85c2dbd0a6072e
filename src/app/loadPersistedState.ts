import type { RootState } from './rootReducer';
import type { AppStore } from './store';
import { openStorage, type StorageArea } from '../lib/safeStorage';
import { persistCart } from '../features/cart/persistCart';
import { openCartLog } from '../features/cart/cartLog';
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
  const log = openCartLog();
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIME_LIMIT_MS));
  const isRead = await Promise.race([log.read(), timeout]);
  const checkout = loadCheckout(session);

  return {
    preloadedState: {
      cart: { ...log.cart(), removed: [] },
      ...(checkout && { checkout }),
      persistence: {
        cart: isRead ? 'persisted' : log.isOutdated() ? 'outdated' : 'memoryOnly',
        checkout: session.isOpen() ? 'persisted' : 'memoryOnly',
      },
    } satisfies Partial<RootState>,
    startPersistence: (store: AppStore): (() => void) => {
      persistCheckout(store, session);
      return persistCart(store, { log, local, browserWindow });
    },
  };
};
