import type { AppStore } from '../../app/store';
import {
  selectStorageStatus,
  statusChanged,
  type StorageStatus,
  type StoredSlice,
} from './storageStatusSlice';

/** Dispatches whether the browser keeps a slice, if that has changed. */
export const reportStatus = (
  store: AppStore,
  slice: StoredSlice,
  status: StorageStatus,
): void => {
  if (status === selectStorageStatus(store.getState())[slice]) return;
  store.dispatch(statusChanged({ slice, status }));
};
