import type { AppStore } from '../../app/store';
import {
  newerVersionFound,
  writeFailed,
  writeSucceeded,
  type StorageStatus,
} from './persistenceSlice';

const EVENTS = {
  persisted: writeSucceeded,
  memoryOnly: writeFailed,
  outdated: newerVersionFound,
};

/** Dispatches whether the browser keeps a slice, if that has changed. */
export const reportStatus = (
  store: AppStore,
  slice: string,
  status: StorageStatus,
): void => {
  const before = store.getState().persistence[slice] ?? 'persisted';
  if (status !== before) store.dispatch(EVENTS[status](slice));
};
