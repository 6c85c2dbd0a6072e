import { setImmediate } from 'node:timers/promises';
import { openDB } from 'idb';
import { openStoredFeatures } from '../../src/app/boot/storedFeatures';
import type {
  BrowserWindow,
  StoredFeature,
} from '../../src/features/persistence/storedFeature';
import type { StorageArea } from '../../src/lib/safeStorage';
import { createStore } from '../../src/app/store';
import { jumpIn, recordEvents } from './storeHelpers';

type Texts = Map<string, string>;

/**
 * The turns of the event loop after which the database is idle: a read takes 4,
 * a write 5.
 */
const TURNS = 60;

/** Waits until every tab has stored its events and read those of the others. */
export const settled = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
};

/** The records of the cart: one, or none. */
export const storedRecords = async (): Promise<unknown[]> => {
  const db = await openDB('weft');
  const records: unknown[] = await db.getAll('cart');
  db.close();
  return records;
};

/** Replaces the stored cart, as another version of the shop does. */
export const writeCart = async (record: object, version = 3): Promise<void> => {
  const db = await openDB('weft', version, {
    upgrade: (created) =>
      void created
        .createObjectStore('cart', { keyPath: 'id' })
        .createIndex('slot', 'slot', { unique: true }),
  });
  const { store, done } = db.transaction('cart', 'readwrite');
  await store.clear();
  await store.add({ id: 'written by a test', slot: 'cart', ...record });
  await done;
  db.close();
};

const quotaExceeded = () =>
  new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/**
 * Simulates a browser. Its tabs share the IndexedDB of the test environment and
 * `local`.
 */
export const createBrowser = (
  openFeature: (
    browserWindow: BrowserWindow,
  ) => StoredFeature = openStoredFeatures,
) => {
  const local: Texts = new Map();
  const browserWindows = new Set<EventTarget>();
  const quota = { isReached: false };

  const notify = (from: EventTarget, key: string, newValue: string | null) => {
    for (const browserWindow of browserWindows) {
      if (browserWindow === from) continue;
      browserWindow.dispatchEvent(
        new StorageEvent('storage', { key, newValue }),
      );
    }
  };

  const storageOf = (
    texts: Texts,
    onChange: (key: string, text: string) => void,
  ): StorageArea => ({
    get length() {
      return texts.size;
    },
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (quota.isReached) throw quotaExceeded();
      if (texts.get(key) === text) return;
      texts.set(key, text);
      onChange(key, text);
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
    const browserWindow = Object.assign(target, {
      localStorage: storageOf(local, (key, text) => notify(target, key, text)),
      sessionStorage: storageOf(session, () => undefined),
    });
    const stored = openFeature(browserWindow);
    const preloadedState = await stored.load();
    await beforeStart?.();
    const events: string[] = [];
    const store = createStore({
      preloadedState,
      middleware: [recordEvents(events)],
    });
    const stop = stored.start(store);
    browserWindows.add(browserWindow);
    return {
      store,
      session,
      events,
      browserWindow,
      jump: jumpIn(store),
      dispatch: store.dispatch,
      state: () => store.getState(),
      items: () => store.getState().cart.items,
      close: () => {
        browserWindows.delete(browserWindow);
        stop();
      },
    };
  };

  return { local, quota, open };
};

export type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['open']>>;
