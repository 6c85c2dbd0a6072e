import type { Dispatch, MiddlewareAPI } from '@reduxjs/toolkit';
import { writeFailed, writeSucceeded, type PersistedSlice, type PersistenceState } from './persistenceSlice';

/** Dispatches whether the last write of a slice was stored, if that has changed. */
export const reportWrite = (
  store: MiddlewareAPI<Dispatch, PersistenceState>,
  slice: PersistedSlice,
  isStored: boolean,
): void => {
  if (isStored === (store.getState().persistence[slice] === 'persisted')) return;
  store.dispatch(isStored ? writeSucceeded(slice) : writeFailed(slice));
};
