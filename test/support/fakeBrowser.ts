import { setImmediate } from 'node:timers/promises';
import { createStore as createDatabase, get, set } from 'idb-keyval';
import { openStoredFeatures } from '../../src/boot/effects';
import { createStore } from '../../src/app/store';
import type { StorageArea } from '../../src/lib/safeStorage';
import { loadStored } from './loadStored';
import { jumpIn, recordEvents } from './storeHelpers';

type Texts = Map<string, string>;

/** The turns of the event loop after which the database is idle. */
const TURNS = 60;

const openDatabase = () => createDatabase('weft.cart', 'keyval');

/** Waits until every tab has stored its events and read those of the others. */
export const settled = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
};

/** The stored cart. */
export const storedRecord = () => get<unknown>('cart', openDatabase());

/** Replaces the stored cart, as another version of the shop does. */
export const writeCart = (record: object): Promise<void> =>
  set('cart', record, openDatabase());

/** Makes each write to the database fail, until the mock is restored. */
export const fillDisk = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

/**
 * Simulates a browser. Its tabs share the IndexedDB of the test environment and
 * `local`.
 */
export const createBrowser = () => {
  const local: Texts = new Map();
  const quota = { isReached: false };
  const windows = new Set<EventTarget>();

  const storageOf = (
    texts: Texts,
    onChange: (key: string) => void = () => undefined,
  ): StorageArea => ({
    get length() {
      return texts.size;
    },
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (quota.isReached) throw new DOMException('', 'QuotaExceededError');
      if (texts.get(key) === text) return;
      texts.set(key, text);
      onChange(key);
    },
  });

  /**
   * Opens a tab. With the `session` of an earlier tab it is a reload or a
   * duplicate. `beforeStart` runs after the stored state was loaded.
   */
  const open = async (
    session: Texts = new Map(),
    beforeStart?: () => Promise<void>,
  ) => {
    const target = new EventTarget();
    const tellOthers = (key: string) => {
      for (const other of windows) {
        if (other === target) continue;
        other.dispatchEvent(new StorageEvent('storage', { key }));
      }
    };
    const browserWindow = Object.assign(target, {
      localStorage: storageOf(local, tellOthers),
      sessionStorage: storageOf(session),
    });
    const stored = openStoredFeatures(browserWindow);
    const preloadedState = await loadStored(stored);
    await beforeStart?.();
    const events: string[] = [];
    const middleware = [recordEvents(events)];
    const store = createStore({ preloadedState, middleware });
    const stop = stored.start(store);
    windows.add(target);
    return {
      store,
      browserWindow,
      events,
      /** The events that report whether the browser keeps a slice. */
      reports: () => events.filter((type) => type.startsWith('persistence/')),
      jump: jumpIn(store),
      dispatch: store.dispatch,
      state: () => store.getState(),
      items: () => store.getState().cart.items,
      close: () => {
        windows.delete(target);
        stop();
      },
    };
  };

  return { local, quota, open };
};

export type Browser = ReturnType<typeof createBrowser>;
export type Tab = Awaited<ReturnType<Browser['open']>>;
