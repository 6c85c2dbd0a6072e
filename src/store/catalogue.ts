import { createSlice } from '@reduxjs/toolkit';
import { products } from '../data/products';

export const catalogue = createSlice({ name: 'catalogue', initialState: { products }, reducers: {} });
