import { bestSellers, latestProducts } from '../domain/featured';
import { selectProducts } from './catalogue';
import { createSelector } from './createSelector';

/** The first ten products. */
export const selectLatest = createSelector([selectProducts], latestProducts);

/** The first five bestsellers. */
export const selectBestSellers = createSelector([selectProducts], bestSellers);
