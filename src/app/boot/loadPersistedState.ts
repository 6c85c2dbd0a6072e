import { persistCart } from '../../features/cart/persistCart';
import { persistCheckout } from '../../features/checkout/persistCheckout';
import type { BrowserWindow } from '../../features/persistence/storedFeature';
import type { RootState } from '../rootReducer';
import type { AppStore } from '../store';

/** The features whose slices the browser stores. */
const STORED_FEATURES = [persistCart, persistCheckout];

/** Loads the stored part of the state. Never rejects. */
export const loadPersistedState = async (
  browserWindow: BrowserWindow = window,
) => {
  const features = STORED_FEATURES.map((open) => open(browserWindow));
  const slices = await Promise.all(features.map(({ load }) => load()));
  return {
    preloadedState: slices.reduce<Partial<RootState>>(
      (state, slice) => ({ ...state, ...slice }),
      {},
    ),
    /** Returns a stop function. */
    startPersistence: (store: AppStore): (() => void) => {
      const stops = features.map(({ start }) => start(store));
      return () => stops.forEach((stop) => stop());
    },
  };
};
