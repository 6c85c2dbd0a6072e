import { addListener } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

// Only the types of the store are imported: the store imports the slices of the
// features, and the pages and effects of the features import this file.
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * Dispatch it to add a listener to a store; `dispatch` returns a function that
 * removes the listener. RTK documents `startAppListening`, which belongs to the
 * middleware of one store, but tests create a store for each tab.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
