import { createListenerMiddleware } from '@reduxjs/toolkit';
import { cartIn } from '../../src/domain/cartRecords';
import { keepCart } from '../../src/effects/keepCart';
import { keepCheckout, recallCheckout } from '../../src/effects/keepCheckout';
import type { SafeStorage } from '../../src/effects/safeStorage';
import { recallCart } from '../../src/effects/storedRecords';
import type { CartDatabase } from '../../src/effects/cartDatabase';
import { createStore } from '../../src/store/createStore';
import type { RootState } from '../../src/store/rootReducer';
import { jumpOf, noting } from './spies';

type Texts = Map<string, string>;

const NO_DATABASE: CartDatabase = {
  put: () => undefined,
  readAll: () => Promise.resolve(new Map()),
  close: () => undefined,
};

/** A browser with any number of tabs, whose storage is a map that a test may look into and spoil. */
export const aBrowser = () => {
  const local: Texts = new Map();
  const tabs = new Set<EventTarget>();
  const room = { isFull: false };
  /** What the tabs have not heard yet, where they are made to wait. */
  const held: (() => void)[] = [];
  let isHolding = false;

  const tell = (from: EventTarget | undefined, key: string | null, newValue: string | null) => {
    for (const world of tabs) {
      if (world === from) continue;
      const say = () => void world.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      if (isHolding) held.push(say);
      else say();
    }
  };

  const storageOf = (texts: Texts, changed: (key: string, text: string | null) => void): SafeStorage => ({
    isOpen: () => true,
    keys: () => [...texts.keys()],
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      if (room.isFull) return false;
      texts.set(key, text);
      changed(key, text);
      return true;
    },
    remove: (key) => {
      if (texts.delete(key)) changed(key, null);
    },
  });

  /** A tab comes to the shop; with the `session` of an earlier visit it has been reloaded, or duplicated. */
  const open = (session: Texts = new Map(), database = NO_DATABASE) => {
    const world = new EventTarget();
    const storage = storageOf(local, (key, text) => tell(world, key, text));
    const forTheTab = storageOf(session, () => undefined);
    const listeners = createListenerMiddleware<RootState>();
    const events: string[] = [];
    const recalled = recallCart(storage);
    const checkout = recallCheckout(forTheTab);
    const store = createStore({
      preloadedState: { cart: cartIn(recalled.records), ...(checkout && { checkout }) },
      effects: [listeners.middleware, noting(events)],
    });
    keepCheckout({ listeners, store, storage: forTheTab });
    const end = keepCart(recalled, { listeners, store, storage, database, world });
    tabs.add(world);
    return {
      store,
      session,
      events,
      world,
      jump: jumpOf(store),
      dispatch: store.dispatch,
      state: () => store.getState(),
      cart: () => store.getState().cart,
      /** As when its process dies, or the shopper leaves. */
      close: () => {
        tabs.delete(world);
        end();
      },
    };
  };

  return {
    local,
    room,
    open,
    /** Another hand than the shop's throws everything away. */
    clear: () => {
      local.clear();
      tell(undefined, null, null);
    },
    hold: () => {
      isHolding = true;
    },
    /** The tabs hear all that they have been kept from, in the order in which `pick` chooses. */
    release: (pick: (count: number) => number = () => 0) => {
      while (held.length > 0) held.splice(pick(held.length), 1)[0]?.();
      isHolding = false;
    },
  };
};

export type Tab = ReturnType<ReturnType<typeof aBrowser>['open']>;
