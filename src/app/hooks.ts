import { addListener } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { AppDispatch, AppStore } from './store';

// This file imports only the types of the store. An import of its code would be
// circular: the store imports the slices of the features, and their pages
// import this file.
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/**
 * Creates the action that adds a listener to a store. RTK documents
 * `startAppListening` instead. That function belongs to the middleware of one
 * store, but tests create a store for each tab.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
