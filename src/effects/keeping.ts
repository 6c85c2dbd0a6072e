import { cartIn } from '../domain/cartRecords';
import type { RootState } from '../store/rootReducer';
import { keepCart } from './keepCart';
import { keepCheckout, recallCheckout } from './keepCheckout';
import { keepCount } from './keepCount';
import { lazyCartDatabase } from './lazyCartDatabase';
import { openStorage } from './safeStorage';
import { recallCart } from './storedRecords';
import type { EffectContext } from './context';

/** What earlier visits have left, before there is a store: the state to begin with, and how to go on keeping it. */
export const recall = () => {
  const forGood = openStorage(() => window.localStorage);
  const forTheTab = openStorage(() => window.sessionStorage);
  const cart = recallCart(forGood);
  const checkout = recallCheckout(forTheTab);

  const state: Partial<RootState> = {
    cart: cartIn(cart.records),
    ...(checkout && { checkout }),
    persistence: {
      cart: forGood.isOpen() ? 'persisted' : 'memoryOnly',
      checkout: forTheTab.isOpen() ? 'persisted' : 'memoryOnly',
    },
  };

  /** Gives the function that ends it. */
  const keep = ({ listeners, store }: EffectContext): (() => void) => {
    keepCheckout({ listeners, store, storage: forTheTab });
    keepCount({ listeners, store, storage: forGood });
    return keepCart(cart, {
      listeners,
      store,
      storage: forGood,
      database: lazyCartDatabase(),
      world: window,
    });
  };
  return { state, keep };
};
