import { addListener } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

/**
 * Dispatched, it starts an effect of that store, and returns a function that
 * stops it. Not `startAppListening` of one middleware for all: tests have a
 * store for each tab.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
