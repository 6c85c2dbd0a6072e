import { persistCart } from '../features/cart/persistCart';
import { persistCheckout } from '../features/checkout/persistCheckout';
import type { BrowserWindow } from '../features/persistence/storedFeature';
import type { RootState } from './rootReducer';
import type { EffectContext } from './store';

/** The features whose slices the browser stores. */
const STORED_FEATURES = [persistCart, persistCheckout];

/** Loads the stored part of the state. Never rejects. */
export const loadPersistedState = async (browserWindow: BrowserWindow = window) => {
  const features = STORED_FEATURES.map((open) => open(browserWindow));
  const slices = await Promise.all(features.map(({ load }) => load()));
  return {
    preloadedState: slices.reduce<Partial<RootState>>((state, slice) => ({ ...state, ...slice }), {}),
    /** Returns a stop function. */
    startPersistence: (context: EffectContext): (() => void) => {
      const stops = features.map(({ start }) => start(context));
      return () => stops.forEach((stop) => stop());
    },
  };
};
