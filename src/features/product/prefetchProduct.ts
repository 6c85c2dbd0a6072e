import type { RootState } from '../../app/rootReducer';
import { selectProductSummary } from '../catalogue/catalogueSlice';
import { productIdAt } from '../navigation/paths';
import { fetchMainImage } from './mainImage';

/** Fetches the first image of a product page. */
export const prefetchProduct = (state: RootState, pathname: string): void => {
  const product = selectProductSummary(state, productIdAt(pathname));
  const first = product?.image[0];
  if (first !== undefined) fetchMainImage(first);
};
