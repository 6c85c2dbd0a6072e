const page = document.documentElement;

const onMounted = () => {
  // After the update from the prerendered state to the persisted one.
  queueMicrotask(() => {
    delete page.dataset['stale'];
    page.style.removeProperty('--cart-count');
    page.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('weft:hydrated'));
  });
};

/** Lets the browser handle input between two tasks. */
const yieldToInput = () => new Promise<void>((resolve) => setTimeout(resolve));

const start = async (root: HTMLElement) => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToInput();
  await import(/* webpackMode: "eager" */ '../store/rootReducer');
  await yieldToInput();
  const { createApp } = await import(/* webpackMode: "eager" */ './createApp');
  await yieldToInput();
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await yieldToInput();
  const { store } = await createApp();
  await yieldToInput();
  await mount(root, store, onMounted);

  if (process.env['NODE_ENV'] !== 'production') {
    const replaceReducer = async () => {
      const { rootReducer } = await import(/* webpackMode: "eager" */ '../store/rootReducer');
      store.replaceReducer(rootReducer);
    };
    import.meta.webpackHot.accept(
      ['../store/rootReducer', './createApp', './mount'],
      () => void replaceReducer(),
    );
  }
};

const root = document.getElementById('root');
if (root)
  void start(root).catch((error: unknown) => {
    document.dispatchEvent(new Event('weft:boot-failed'));
    throw error;
  });
