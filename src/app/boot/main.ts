import { retryChunks } from '../routing/chunks';

/**
 * Lets the browser handle input between two steps. Without it, start-up blocks
 * a slow phone for 118 ms (TBT), with it for 0.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** An `eager` module is in this script, and runs when it is imported. */
const run = async <T>(module: Promise<T>): Promise<T> => {
  const exports = await module;
  await pause();
  return exports;
};

/**
 * The newest units of its style. They are in Chrome 108, Firefox 110 and Safari
 * 16; package.json has the versions.
 */
const checkBrowser = () => {
  if (!CSS.supports('height', 'min(1dvh, 1cqw)'))
    throw new Error('This browser is too old.');
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
  // Before the store exists, so that no stored state ever appears to be
  // missing.
  const preloadedState = await stored.load();
  const store = createStore({ preloadedState, name: tabName() });
  const { navigation } = startEffects(store, stored);
  await pause();
  await mount(store, navigation);

  if (process.env['NODE_ENV'] !== 'production') {
    // The state stays, and the catalogue is that of the edited data.
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

// A page that was saved to a file shows what it showed.
if (location.protocol !== 'file:')
  start().catch((error: unknown) => {
    document.documentElement.dataset['boot'] = 'failed';
    throw error;
  });
