import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/listeners';
import type { RootState } from '../../app/rootReducer';
import { isSameJson } from '../../lib/isSameJson';
import { openStorage } from '../../lib/safeStorage';
import { reportStatus } from './reportStatus';
import type { BrowserWindow, StoredFeature } from './storedFeature';

interface Options<Name extends keyof RootState> {
  readonly slice: {
    readonly name: Name;
    readonly getInitialState: () => RootState[Name];
  };
  readonly key: string;
  /** The slice in a stored value; undefined if the value holds none. */
  readonly read: (stored: unknown) => RootState[Name] | undefined;
  /**
   * The event that replaces the slice by its payload, which another tab has
   * stored. With it the slice is in localStorage, without it in sessionStorage.
   */
  readonly synced?: ActionCreatorWithPayload<RootState[Name]>;
}

/** A tab in the back/forward cache gets no `storage` event. */
const SYNC_EVENTS = ['storage', 'pageshow'];

/**
 * Stores a slice as JSON. If two tabs change it at the same time, both keep
 * what was written last. The cart must lose no event: see cartRecord.ts.
 */
export const persistAsJson =
  <Name extends keyof RootState>(options: Options<Name>) =>
  (browserWindow: BrowserWindow): StoredFeature => {
    const { key, read, synced } = options;
    const { name, getInitialState } = options.slice;
    const area = synced ? 'localStorage' : 'sessionStorage';
    const storage = openStorage(() => browserWindow[area]);
    const readSlice = () => read(storage.readJson(key));

    return {
      load: () => {
        const state: Partial<RootState> = {};
        const stored = readSlice();
        if (stored) state[name] = stored;
        return Promise.resolve(state);
      },

      start: (store) => {
        const current = () => store.getState()[name];
        const report = (isStored: boolean) =>
          reportStatus(store, name, isStored ? 'persisted' : 'memoryOnly');
        const write = () => {
          report(storage.write(key, JSON.stringify(current())));
        };
        const sync = (event: Event) => {
          if (!synced) return;
          const isStorageEvent = event instanceof StorageEvent;
          // The key is null if another tab has cleared the storage.
          const isOtherKey = isStorageEvent && ![key, null].includes(event.key);
          if (isOtherKey) return;
          const isRemoved = isStorageEvent && storage.read(key) === null;
          const stored = isRemoved ? getInitialState() : readSlice();
          if (!stored || isSameJson(stored, current())) return;
          store.dispatch(synced(stored));
        };

        report(storage.isOpen());
        const unlisten = store.dispatch(
          addAppListener({
            predicate: (event, after, before) =>
              after[name] !== before[name] && event.type !== synced?.type,
            effect: write,
          }),
        );
        for (const type of SYNC_EVENTS)
          browserWindow.addEventListener(type, sync);
        return () => {
          unlisten();
          for (const type of SYNC_EVENTS)
            browserWindow.removeEventListener(type, sync);
        };
      },
    };
  };
