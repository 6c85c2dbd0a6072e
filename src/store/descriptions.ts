import { createSlice } from '@reduxjs/toolkit';
import { descriptions as initialState } from '../data/descriptions';
import { rootReducer } from './rootReducer';

/** The product descriptions, by product id. Only the product page loads them: they are 5 KB of the script. */
export const descriptions = createSlice({ name: 'descriptions', initialState, reducers: {} });

export const withDescriptions = rootReducer.inject(descriptions);
