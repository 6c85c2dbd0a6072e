import { createSlice } from '@reduxjs/toolkit';
import { products } from '../data/products';
import type { ProductSummary } from '../domain/product';

interface Catalogue {
  /** Newest first. */
  readonly products: readonly ProductSummary[];
}

const initialState: Catalogue = { products };

export const catalogue = createSlice({ name: 'catalogue', initialState, reducers: {} });
