import { bestSellersOf, latestOf } from '../domain/arrivals';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';

/** The first ten products. */
export const selectLatest = createSelector([selectProducts], latestOf);

/** The first five bestsellers. */
export const selectBestSellers = createSelector([selectProducts], bestSellersOf);
