import { addListener } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

// This file imports only types of the store. An import of code would be
// circular: the store imports the slices of the features, whose pages import
// this file.
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * Creates the action that adds a listener to a store; dispatching this action
 * returns a function that removes the listener. `startAppListening`, which RTK
 * documents, belongs to the middleware of one store, but tests create a store
 * for each tab.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
