import { sampleOrders } from '../domain/orders';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';

export const selectSampleOrders = createSelector([selectProducts], sampleOrders);
