import { persistCart } from '../../features/cart/persistCart';
import { persistCheckout } from '../../features/checkout/persistCheckout';
import type {
  BrowserWindow,
  StoredFeature,
} from '../../features/persistence/storedFeature';
import type { RootState } from '../rootReducer';

/** The features whose slices the browser stores. */
const STORED_FEATURES = [persistCart, persistCheckout];

/** All stored features as one. */
export const openStoredFeatures = (
  browserWindow: BrowserWindow = window,
): StoredFeature => {
  const features = STORED_FEATURES.map((open) => open(browserWindow));
  return {
    load: async () => {
      const slices = await Promise.all(features.map(({ load }) => load()));
      const state: Partial<RootState> = {};
      for (const slice of slices) Object.assign(state, slice);
      return state;
    },
    start: (store) => {
      const stops = features.map(({ start }) => start(store));
      return () => stops.forEach((stop) => stop());
    },
  };
};
