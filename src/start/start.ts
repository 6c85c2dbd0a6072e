import { setupStore, type AppStore } from '../app/store';
import { startServiceWorker } from '../features/appUpdate/serviceWorker';
import { persistCart } from '../features/cart/persistCart';
import { persistCheckout } from '../features/checkout/persistCheckout';
import { findSuggestions } from '../features/collections/findSuggestions';
import { showToasts } from '../features/product/showToasts';
import { mount } from './mount';
import { startNavigation } from './navigation';

/** The start waits this long for the stored cart, which may come later. */
const CART_WAIT_MS = 1000;

/** Starts what listens to events, and loads what is stored. */
export const startListeners = (store: AppStore) => {
  showToasts(store);
  findSuggestions(store);
  persistCheckout(store);
  return persistCart(store);
};

/** Loads the images again that failed while the network was away. */
const loadFailedImages = () => {
  for (const image of document.images) {
    const { src, complete, naturalWidth } = image;
    if (complete && naturalWidth === 0) image.src = src;
  }
};

/** Starts the shop in the page of this URL. */
export const start = async () => {
  const store = setupStore();
  const { whenLoaded } = startListeners(store);
  const limit = new Promise((resolve) => setTimeout(resolve, CART_WAIT_MS));
  await Promise.race([whenLoaded, limit]);
  // Before React subscribes to the store: the place of a page is saved before a
  // new state is rendered.
  const linkNavigator = startNavigation(store);
  mount(store, linkNavigator);
  window.addEventListener('online', loadFailedImages);
  startServiceWorker(store);
};
