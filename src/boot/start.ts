import { withoutCatalogue } from '../app/devTools';
import { openStoredFeatures, startEffects } from './effects';
import { rootReducer } from '../app/rootReducer';
import { createStore, tabName } from '../app/store';
import { mount } from './mount';

/**
 * Tests for the newest CSS units that the shop uses, which are in Chrome 108,
 * Firefox 110 and Safari 16. package.json lists the supported browsers.
 */
const checkBrowser = () => {
  if (!CSS.supports('height', 'min(1dvh, 1cqw)')) {
    throw new Error('This browser is too old.');
  }
};

/** Starts the shop in the page of this URL. */
export const start = async () => {
  checkBrowser();
  const stored = openStoredFeatures();
  // The stored state is loaded before the store is created, so that no code
  // sees the store without it.
  const preloadedState = await stored.load();
  const store = createStore({ preloadedState, name: tabName() });
  const { navigator } = startEffects(store, stored);
  mount(store, navigator);

  if (process.env['NODE_ENV'] !== 'production') {
    // After an edit the state stays, but the catalogue is read from the data
    // again.
    import.meta.webpackHot.accept(
      [
        '../app/devTools',
        './effects',
        '../app/rootReducer',
        '../app/store',
        './mount',
      ],
      () =>
        store.replaceReducer((state, event) =>
          rootReducer(withoutCatalogue(state), event),
        ),
    );
  }
};
