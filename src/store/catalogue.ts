import { createSlice } from '@reduxjs/toolkit';
import { products } from '../data/products';
import type { ProductSummary } from '../domain/product';
import type { Machine } from './machine';

interface Catalogue {
  readonly products: readonly ProductSummary[];
}

/** The range does not change while a shopper is in the shop: one state, no events. */
export const catalogueMachine: Machine<Catalogue, 'stocked', never> = {
  table: { stocked: {} },
  modeOf: () => 'stocked',
};

const initialState: Catalogue = { products };

export const catalogue = createSlice({ name: 'catalogue', initialState, reducers: {} });
