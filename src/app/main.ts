// What it says to the page, and what to preHydration.ts: see preHydration.ts.
const page = document.documentElement;

/** From here on the shop answers: what was done before is done now. */
const onOpen = () => {
  // Once what the page was not written from (a cart, a filter) is shown.
  queueMicrotask(() => {
    delete page.dataset['stale'];
    page.style.removeProperty('--cart-count');
    page.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('weft:hydrated'));
  });
};

/** Lets the browser answer what came meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The parts of the shop, all in this one file, are woken one after the other: together they would keep a finger
 * on a slow phone waiting for a quarter of a second.
 */
const begin = async (root: HTMLElement) => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '../store/rootReducer');
  await breathe();
  const { createApp } = await import(/* webpackMode: "eager" */ './createApp');
  await breathe();
  const { show } = await import(/* webpackMode: "eager" */ './mount');
  await breathe();
  const { store, router, hasPage } = await createApp();
  await breathe();
  // Over a page whose part did not come, nothing can be hydrated.
  show(root, hasPage ? page.dataset['path'] : undefined, { store, router, onOpen });

  // In development an edit to a slice keeps the state, and with it the cart. Effects go on as they began.
  if (process.env['NODE_ENV'] !== 'production') {
    const renew = async () => {
      // Asked for anew: the one above is the reducer before the edit.
      const { rootReducer } = await import(/* webpackMode: "eager" */ '../store/rootReducer');
      store.replaceReducer(rootReducer);
    };
    import.meta.webpackHot.accept(['../store/rootReducer', './createApp', './show'], () => void renew());
  }
};

const root = document.getElementById('root');
if (root)
  void begin(root).catch((error: unknown) => {
    document.dispatchEvent(new Event('weft:boot-failed'));
    // For whoever looks into the console.
    throw error;
  });
