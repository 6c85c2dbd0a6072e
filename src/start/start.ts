import { isSelling } from '../app/isSelling';
import { setupStore, type AppStore } from '../app/store';
import { persistCart } from '../features/cart/persistCart';
import { persistCheckout } from '../features/checkout/persistCheckout';
import { findSuggestions } from '../features/collections/search/findSuggestions';
import { persistOrders } from '../features/orders/persistOrders';
import { trackOrders } from '../features/orders/trackOrders';
import { showToasts } from '../features/product/showToasts';
import { mount } from './mount';
import { startNavigation } from './navigation';
import { startServiceWorker } from './serviceWorker';

/** The start waits no longer than this for the stored cart. */
const CART_WAIT_MS = 1000;

/** Starts the listeners. The stored form is loaded at once, the cart later. */
export const startListeners = (store: AppStore): Promise<void> => {
  showToasts(store);
  findSuggestions(store);
  // The cart stores what the loaded orders take from it.
  const whenCartLoaded = persistCart(store);
  if (process.env['WEFT_SELLS'] !== 'no' && isSelling) {
    // An order is stored before its key is deleted.
    persistOrders(store);
    trackOrders(store);
  }
  persistCheckout(store);
  return whenCartLoaded;
};

/**
 * Requests images again that failed to load while the browser was offline. A
 * request that began offline may fail later.
 */
const loadFailedImages = () => {
  for (const image of document.images) {
    const { src, complete, naturalWidth } = image;
    const loadAgain = () => {
      image.src = src;
    };
    if (!complete) image.addEventListener('error', loadAgain, { once: true });
    else if (naturalWidth === 0) loadAgain();
  }
};

/** Starts the shop in the page of this URL. */
export const start = async () => {
  const store = setupStore();
  const whenLoaded = startListeners(store);
  const limit = new Promise((resolve) => setTimeout(resolve, CART_WAIT_MS));
  await Promise.race([whenLoaded, limit]);
  // The navigation subscribes to the store before React does, so that it saves
  // the place of a page before React renders a new state.
  const linkNavigator = startNavigation(store);
  mount(store, linkNavigator);
  window.addEventListener('online', loadFailedImages);
  startServiceWorker();
};
