import { addListener } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

/**
 * Creates the action that adds a listener to a store; dispatching this action
 * returns a function that removes the listener. `startAppListening`, which RTK
 * documents, belongs to the middleware of one store, but tests create a store
 * for each tab.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
