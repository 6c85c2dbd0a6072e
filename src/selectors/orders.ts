import { sampleOrders } from '../domain/orders';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';

/** The sample orders of the orders page. */
export const selectSampleOrders = createSelector([selectProducts], sampleOrders);
