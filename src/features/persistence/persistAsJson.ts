import { addAppListener } from '../../app/listeners';
import type { RootState } from '../../app/rootReducer';
import { openStorage } from '../../lib/safeStorage';
import { reportStatus } from './persistenceSlice';
import type { BrowserWindow, StoredFeature } from './storedFeature';

interface Options<Name extends keyof RootState> {
  readonly name: Name;
  readonly key: string;
  /** The slice in a stored value; undefined if the value holds none. */
  readonly read: (stored: unknown) => RootState[Name] | undefined;
}

/** Stores a slice in sessionStorage, until the tab is closed. */
export const persistAsJson =
  <Name extends keyof RootState>({ name, key, read }: Options<Name>) =>
  (browserWindow: BrowserWindow): StoredFeature => {
    const storage = openStorage(() => browserWindow.sessionStorage);

    return {
      load: () => {
        const state: Partial<RootState> = {};
        const stored = read(storage.readJson(key));
        if (stored) state[name] = stored;
        return Promise.resolve(state);
      },

      start: (store) => {
        const report = (isStored: boolean) =>
          reportStatus(store, name, isStored ? 'persisted' : 'memoryOnly');
        report(storage.isOpen());
        return store.dispatch(
          addAppListener({
            predicate: (_event, after, before) => after[name] !== before[name],
            effect: () => {
              const text = JSON.stringify(store.getState()[name]);
              report(storage.write(key, text));
            },
          }),
        );
      },
    };
  };
