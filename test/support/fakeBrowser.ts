import { setImmediate } from 'node:timers/promises';
import { openDB } from 'idb';
import { isRecord } from '../../src/lib/guards';
import { loadPersistedState } from '../../src/app/loadPersistedState';
import type { StorageArea } from '../../src/lib/safeStorage';
import { createStore } from '../../src/app/store';
import { jumpIn, recordEvents } from './storeHelpers';

type Texts = Map<string, string>;

/** The turns of the event loop after which the database is idle: a read takes 4, a write 5. */
const TURNS = 60;

/** Waits until every tab has stored its events and read those of the others. */
export const settled = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
};

/** The types of the entries of the log. */
export const logTypes = async (): Promise<unknown[]> => {
  const db = await openDB('weft');
  const entries: unknown[] = await db.getAll('cartLog');
  db.close();
  return entries.map((entry) => (isRecord(entry) ? entry['type'] : entry));
};

const quotaExceeded = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** Delivers a storage event to a tab. */
type Post = (browserWindow: EventTarget, deliver: () => void) => void;

/**
 * Simulates a browser. Its tabs share the IndexedDB of the test environment and `local`. `post` may deliver a storage
 * event later.
 */
export const createBrowser = (post: Post = (_, deliver) => deliver()) => {
  const local: Texts = new Map();
  const browserWindows = new Set<EventTarget>();
  const quota = { isReached: false };

  const notify = (from: EventTarget, key: string, newValue: string | null) => {
    for (const browserWindow of browserWindows) {
      if (browserWindow === from) continue;
      const event = new StorageEvent('storage', { key, newValue });
      post(browserWindow, () => void browserWindow.dispatchEvent(event));
    }
  };

  const storageOf = (
    texts: Texts,
    isKilled: () => boolean,
    onChange: (key: string, text: string | null) => void,
  ): StorageArea => ({
    get length() {
      return texts.size;
    },
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (quota.isReached) throw quotaExceeded();
      if (isKilled() || texts.get(key) === text) return;
      texts.set(key, text);
      onChange(key, text);
    },
    removeItem: (key) => {
      if (texts.delete(key)) onChange(key, null);
    },
  });

  /** Opens a tab. With the `session` of an earlier tab it is a reload or a duplicate. A killed one writes nothing. */
  const open = async (session: Texts = new Map(), isKilled = () => false) => {
    const target = new EventTarget();
    const browserWindow = Object.assign(target, {
      localStorage: storageOf(local, isKilled, (key, text) => notify(target, key, text)),
      sessionStorage: storageOf(session, isKilled, () => undefined),
    });
    const { preloadedState, startPersistence } = await loadPersistedState(browserWindow);
    const events: string[] = [];
    const store = createStore({ preloadedState, middleware: [recordEvents(events)] });
    const stop = startPersistence(store);
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
