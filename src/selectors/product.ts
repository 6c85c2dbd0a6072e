import { descriptions } from '../data/descriptions';
import type { ProductSummary, Product } from '../domain/product';
import { relatedTo } from '../domain/related';
import type { RootState } from '../store/rootReducer';
import { selectListing, selectProducts } from './catalogue';
import { createSelector } from './createSelector';

const NONE: readonly ProductSummary[] = [];

/** The product of this id, whole, or nothing. */
export const selectProduct = createSelector(
  [selectListing],
  (listing): Product | undefined =>
    listing && { ...listing, description: descriptions.get(listing._id) ?? '' },
);

/** Up to five others of the product's category and type. */
export const selectRelated = createSelector([selectProducts, selectListing], (products, listing) =>
  listing ? relatedTo(listing, products) : NONE,
);

/** What was chosen on the product's page. */
export const selectProductPage = (state: RootState) => state.productPage;
