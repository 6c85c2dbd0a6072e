import type { PayloadAction } from '@reduxjs/toolkit';
import { addAppListener } from '../../app/hooks';
import type { RootState } from '../../app/rootReducer';
import type { AppStore } from '../../app/store';
import { openStorage, type StorageArea } from '../../lib/safeStorage';
import { reportStatus } from './reportStatus';
import type { StoredSlice } from './storageStatusSlice';

interface PersistOptions<Name extends StoredSlice> {
  readonly name: Name;
  readonly key: string;
  /** The slice in a stored value; undefined if the value has none. */
  readonly parse: (stored: unknown) => RootState[Name] | undefined;
  /** The event that replaces the slice. */
  readonly toEvent: (state: RootState[Name]) => PayloadAction<RootState[Name]>;
  /** By default sessionStorage, until the tab is closed. */
  readonly area?: () => StorageArea;
}

/** Loads the stored slice, and stores it as JSON when it changes. */
export const persistSlice = <Name extends StoredSlice>(
  store: AppStore,
  {
    name,
    key,
    parse,
    toEvent,
    area = () => sessionStorage,
  }: PersistOptions<Name>,
): void => {
  const storage = openStorage(area);
  const stored = parse(storage.readJson(key));
  if (stored) store.dispatch(toEvent(stored));
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) => after[name] !== before[name],
      effect: () => {
        const isStored = storage.write(
          key,
          JSON.stringify(store.getState()[name]),
        );
        reportStatus(store, name, isStored ? 'persisted' : 'memoryOnly');
      },
    }),
  );
};
