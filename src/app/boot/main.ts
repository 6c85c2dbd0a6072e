import { retryChunks } from '../routing/chunks';

/**
 * Lets the browser handle input between two steps. Without it, start-up blocks
 * a slow phone for 118 ms (TBT), with it for 0.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits for a module and pauses. An `eager` module is a part of this script;
 * its code runs when it is imported.
 */
const run = async <T>(module: Promise<T>): Promise<T> => {
  const exports = await module;
  await pause();
  return exports;
};

/**
 * Tests for the newest CSS units that the shop uses, which are in Chrome 108,
 * Firefox 110 and Safari 16. package.json lists the supported browsers.
 */
const checkBrowser = () => {
  if (!CSS.supports('height', 'min(1dvh, 1cqw)')) {
    throw new Error('This browser is too old.');
  }
};

const start = async () => {
  checkBrowser();
  retryChunks();

  await run(import(/* webpackMode: "eager" */ 'react-dom/client'));
  const { createStore, tabName } = await run(
    import(/* webpackMode: "eager" */ '../store'),
  );
  const { openStoredFeatures } = await run(
    import(/* webpackMode: "eager" */ './storedFeatures'),
  );
  const { startEffects } = await run(
    import(/* webpackMode: "eager" */ './effects'),
  );
  const { mount } = await run(import(/* webpackMode: "eager" */ './mount'));

  const stored = openStoredFeatures();
  // The stored state is loaded before the store is created, so that no code
  // sees the store without it.
  const preloadedState = await stored.load();
  const store = createStore({ preloadedState, name: tabName() });
  const { navigation } = startEffects(store, stored);
  await pause();
  await mount(store, navigation);

  if (process.env['NODE_ENV'] !== 'production') {
    // After an edit the state stays, but the catalogue is read from the data
    // again.
    const replace = async () => {
      const { rootReducer } = await import(
        /* webpackMode: "eager" */ '../rootReducer'
      );
      const { withoutCatalogue } = await import(
        /* webpackMode: "eager" */ '../devTools'
      );
      store.replaceReducer((state, event) =>
        rootReducer(withoutCatalogue(state), event),
      );
    };
    import.meta.webpackHot.accept(
      [
        '../rootReducer',
        '../devTools',
        '../store',
        './storedFeatures',
        './effects',
        './mount',
      ],
      () => void replace(),
    );
  }
};

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:') {
  start().catch((error: unknown) => {
    document.documentElement.dataset['boot'] = 'failed';
    throw error;
  });
}
