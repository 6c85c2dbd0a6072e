import { writeFailed, writeSucceeded, type PersistedSlice } from '../../store/persistence';
import type { Store } from '../../store/createStore';

/** Dispatches whether the last write of a slice was stored, if that has changed. */
export const reportWrite = (store: Store, slice: PersistedSlice, isStored: boolean): void => {
  if (isStored === (store.getState().persistence[slice] === 'persisted')) return;
  store.dispatch(isStored ? writeSucceeded(slice) : writeFailed(slice));
};
