import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Navigator } from 'react-router-dom';
import { setupStore, type AppStore } from '../app/store';
import { persistCheckout } from '../features/checkout/persistCheckout.effect';
import { searchTexts } from '../features/collections/searchTexts.effect';
import { followOrders } from '../features/orders/followOrders.effect';
import { isSelling } from '../features/orders/isSelling';
import { showRejection } from '../features/product/showRejection.effect';
import { App } from '../layout/App';
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';
import { setStartPhase } from '../lib/startPhase';
import { startNavigation } from './navigation';
import { persistCartAndOrders } from './persistCartAndOrders.effect';
import { startServiceWorker } from './serviceWorker';

/**
 * Starts the listeners. The stored form is loaded at once. The promise waits
 * for the stored cart, at most one second.
 */
export const startListeners = (store: AppStore): Promise<void> => {
  showRejection(store);
  searchTexts(store);
  // This listener must be the first of both: `followOrders` waits until an
  // order is stored.
  const { whenSynced } = persistCartAndOrders(store);
  if (isSelling) followOrders(store, whenSynced);
  persistCheckout(store);
  return whenSynced();
};

/** The tags of the prerendered page, which follow the `style` of index.html. */
const PAGE_TAGS = 'head > style ~ :is(title, meta, link)';

/**
 * Hydrates the document if it contains the prerendered page of this URL.
 * Otherwise it renders the page.
 */
const mount = (store: AppStore, linkNavigator: Navigator) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');

  const app = <App store={store} linkNavigator={linkNavigator} />;
  const path = document.documentElement.getAttribute(HTML_ATTRIBUTES.path);
  if (path === store.getState().route.pathname) {
    const hydrate = () => void hydrateRoot(root, app);
    // In a transition, the browser handles input while React hydrates. But a
    // translator would use that time to translate the page again.
    const schedule = root.querySelector('font') ? flushSync : startTransition;
    setStartPhase('hydrating');
    schedule(hydrate);
    return;
  }
  for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove();
  createRoot(root).render(app);
};

/**
 * Requests the images again that could not be loaded offline. A request that
 * began offline may fail later.
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
  await startListeners(store);
  // The navigation must subscribe to the store before React does.
  const linkNavigator = startNavigation(store);
  mount(store, linkNavigator);
  window.addEventListener('online', loadFailedImages);
  startServiceWorker();
};
