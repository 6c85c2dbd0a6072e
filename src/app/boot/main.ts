import { retryChunks } from '../routing/chunks';

/**
 * Lets the browser handle input. Without it, start-up blocks a slow phone for
 * 118 ms (TBT), with it for 0.
 */
const thenYield = <T>(step: Promise<T>): Promise<T> =>
  step.finally(() => new Promise((resolve) => setTimeout(resolve)));

const start = async () => {
  retryChunks();
  // The newest units of its style. They are in Chrome 108, Firefox 110 and
  // Safari 16; package.json has the versions.
  if (!CSS.supports('height', 'min(1dvh, 1cqw)'))
    throw new Error('This browser is too old.');
  await thenYield(import(/* webpackMode: "eager" */ 'react-dom/client'));
  await thenYield(import(/* webpackMode: "eager" */ '../rootReducer'));
  const { createApp } = await thenYield(
    import(/* webpackMode: "eager" */ './createApp'),
  );
  const { mount } = await thenYield(
    import(/* webpackMode: "eager" */ './mount'),
  );
  const { store, navigation } = await thenYield(createApp());
  await mount(store, navigation);
  if (process.env['NODE_ENV'] !== 'production') {
    const replace = async () =>
      store.replaceReducer(
        (await import(/* webpackMode: "eager" */ '../rootReducer')).rootReducer,
      );
    import.meta.webpackHot.accept(
      ['../rootReducer', './createApp', './mount'],
      () => void replace(),
    );
  }
};

start().catch((error: unknown) => {
  document.documentElement.dataset['boot'] = 'failed';
  throw error;
});
