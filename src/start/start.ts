// Hot reload: `decline` below works only for a module that this file imports.
import '../data/products';
import { startServiceWorker } from '../features/appUpdate/serviceWorker';
import { startListeners } from './effects';
import { mount } from './mount';
import { startNavigation } from './navigation';
import { rootReducer } from '../app/rootReducer';
import { setupStore } from '../app/store';

/** The start waits this long for the stored cart, which may come later. */
const CART_WAIT_MS = 1000;

/** Starts the shop in the page of this URL. */
export const start = async () => {
  const store = setupStore();
  let listeners = startListeners(store);
  const limit = new Promise((resolve) => setTimeout(resolve, CART_WAIT_MS));
  await Promise.race([listeners.whenLoaded, limit]);
  // Before React subscribes to the store: the place of a page is saved before a
  // new state is rendered.
  const linkNavigator = startNavigation(store);
  mount(store, linkNavigator);
  startServiceWorker(store);

  if (process.env['NODE_ENV'] !== 'production') {
    import.meta.webpackHot.accept(
      [
        './effects',
        './mount',
        './navigation',
        '../app/rootReducer',
        '../app/store',
      ],
      () => {
        store.replaceReducer(rootReducer);
        // The listeners use the reducers from before the edit.
        listeners.stop();
        listeners = startListeners(store);
      },
    );
    // The state contains the products.
    import.meta.webpackHot.decline('../data/products');
  }
};
