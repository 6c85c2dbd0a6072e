import { createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { RootState } from '../../../src/app/rootReducer';
import { createStore } from '../../../src/app/store';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import { recordSession } from '../../../src/features/sessions/recorder';
import { readSession } from '../../../tools/sessions/readSession';
import { replay } from '../../../tools/sessions/replay';
import { cartWith, removalOf } from '../../support/cart';
import { SHIRT } from '../../support/productIds';
import { jumpIn } from '../../support/storeHelpers';

const add = itemAdded({ productId: SHIRT, size: 'M' });

const startSession = (...others: Middleware[]) => {
  const { middleware, session } = recordSession();
  const store = createStore({ effects: [...others, middleware] });
  return { store, replayed: () => replay(readSession(session())) };
};

describe('recordSession', () => {
  it('should keep 300 events and start from the state before them', () => {
    const { store, replayed } = startSession();
    for (let i = 0; i < 350; i += 1) store.dispatch(add);
    expect(replayed().steps).toHaveLength(300);
    expect(replayed().initial.cart.items).toEqual({ [SHIRT]: { M: 50 } });
    expect(replayed().final.cart).toEqual(store.getState().cart);
  });

  it('should start again after a jump', () => {
    const { store, replayed } = startSession();
    store.dispatch(add);
    const target: RootState = { ...store.getState(), cart: cartWith({ [SHIRT]: { L: 7 } }) };
    jumpIn(store)(target);
    expect(replayed().final.cart.items).toEqual({ [SHIRT]: { L: 7 } });
    store.dispatch(add);
    expect(replayed().final.cart.items).toEqual({ [SHIRT]: { L: 7, M: 1 } });
    expect(replayed().steps).toHaveLength(1);
  });

  it('should keep an event that throws', () => {
    const { store, replayed } = startSession();
    store.dispatch(add);
    expect(() => store.dispatch({ type: 'cart/itemAdded' })).toThrow(TypeError);
    expect(() => replayed()).toThrow(/event 2, cart\/itemAdded/);
  });

  it('should record the events of effects in their order', () => {
    const listeners = createListenerMiddleware<RootState>();
    listeners.startListening({
      matcher: itemAdded.match,
      effect: (_event, { dispatch }) => void dispatch(removalOf({ productId: SHIRT, size: 'M' })),
    });
    const { store, replayed } = startSession(listeners.middleware);
    store.dispatch(add);
    store.dispatch(add);
    const recorded = ['cart/itemAdded', 'cart/lineRemoved'];
    expect(replayed().steps.map(({ event }) => event.type)).toEqual([...recorded, ...recorded]);
    expect(replayed().final).toEqual(store.getState());
  });
});
