import type { RootState } from '../../app/rootReducer';
import { selectProductSummary } from '../catalogue/catalogueSlice';
import { productIdAt } from '../navigation/paths';
import { fetchMainImage } from './mainImage';

/** Fetches the first image of a product page. */
export const prefetchProduct = (state: RootState, pathname: string): void =>
  selectProductSummary(state, productIdAt(pathname))
    ?.image.slice(0, 1)
    .forEach(fetchMainImage);
