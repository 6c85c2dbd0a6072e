import { startEffects } from '../../src/app/boot/effects';
import { openStoredFeatures } from '../../src/app/boot/storedFeatures';
import type { RootState } from '../../src/app/rootReducer';
import { createStore, tabName } from '../../src/app/store';
import { loadStored } from './loadStored';

/** Creates the store and starts the effects, as `main.ts` does. */
export const createApp = async (preloadedState: Partial<RootState> = {}) => {
  const stored = openStoredFeatures();
  const store = createStore({
    preloadedState: { ...(await loadStored(stored)), ...preloadedState },
    name: tabName(),
  });
  const { navigation, stop } = startEffects(store, stored);
  return { store, navigation, close: stop };
};
