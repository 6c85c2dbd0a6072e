import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { cartIn } from '../domain/cartRecords';
import type { Store } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { keepCart, recallCart } from './keepCart';
import { keepCheckout, recallCheckout } from './keepCheckout';
import { keepCount } from './keepCount';
import { lazyVault } from './lazyVault';
import { openShelf } from './shelf';

/** What earlier visits have left, before there is a store: the state to begin with, and how to go on keeping it. */
export const recall = () => {
  const forGood = openShelf(() => window.localStorage);
  const forTheTab = openShelf(() => window.sessionStorage);
  const cart = recallCart(forGood);
  const checkout = recallCheckout(forTheTab);

  const state: Partial<RootState> = {
    cart: cartIn(cart.records),
    ...(checkout && { checkout }),
    keeping: {
      cart: forGood.isOpen() ? 'kept' : 'memoryOnly',
      checkout: forTheTab.isOpen() ? 'kept' : 'memoryOnly',
    },
  };

  /** Gives the function that ends it. */
  const keep = (listeners: ListenerMiddlewareInstance, store: Store): (() => void) => {
    keepCheckout({ listeners, store, shelf: forTheTab });
    keepCount({ listeners, store, shelf: forGood });
    return keepCart(cart, { listeners, store, shelf: forGood, vault: lazyVault(), world: window });
  };
  return { state, keep };
};
