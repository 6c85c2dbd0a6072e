import { clearAllListeners } from '@reduxjs/toolkit';
import { persistCart } from '../features/cart/persistCart';
import { persistCheckout } from '../features/checkout/persistCheckout';
import { findSuggestions } from '../features/collections/findSuggestions';
import { showToasts } from '../features/product/showToasts';
import type { AppStore } from '../app/store';

/** Loads the images again that failed while the network was away. */
const loadFailedImages = () => {
  for (const image of document.images) {
    const { src, complete, naturalWidth } = image;
    if (complete && naturalWidth === 0) image.src = src;
  }
};

/** Starts what listens to events, and loads what is stored. */
export const startListeners = (store: AppStore) => {
  showToasts(store);
  findSuggestions(store);
  window.addEventListener('online', loadFailedImages);
  persistCheckout(store);
  const { whenLoaded, stop } = persistCart(store);
  return {
    whenLoaded,
    stop: () => {
      stop();
      store.dispatch(clearAllListeners());
    },
  };
};
