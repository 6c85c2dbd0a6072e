import { withoutCatalogue } from '../app/devTools';
import { startEffects, startPersistence } from './effects';
import { rootReducer } from '../app/rootReducer';
import { createStore, tabName } from '../app/store';
import { mount } from './mount';

/** The start waits this long for the stored cart, which may come later. */
const TIME_LIMIT_MS = 1000;

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
  const store = createStore({ name: tabName() });
  const { loaded } = startPersistence(store);
  const limit = new Promise((resolve) => setTimeout(resolve, TIME_LIMIT_MS));
  await Promise.race([loaded, limit]);
  const { navigator } = startEffects(store);
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
