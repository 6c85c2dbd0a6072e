import type { AppStore } from '../../app/store';
import { writeFailed, writeSucceeded, type PersistedSlice } from './persistenceSlice';

/** Dispatches whether the last write of a slice was stored, if that has changed. */
export const reportWrite = (store: AppStore, slice: PersistedSlice, isStored: boolean): void => {
  if (isStored === (store.getState().persistence[slice] === 'persisted')) return;
  store.dispatch(isStored ? writeSucceeded(slice) : writeFailed(slice));
};
