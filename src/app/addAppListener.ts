import { addListener } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

/**
 * Dispatch it to add a listener to a store; `dispatch` returns a function that
 * removes the listener. RTK documents `startAppListening`, which belongs to the
 * middleware of one store, but tests create a store for each tab.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
