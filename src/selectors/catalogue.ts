import { sampleOrders } from '../domain/orders';
import { bestSellersOf, byId, latestOf, relatedTo, type Product, type ProductId } from '../domain/product';
import type { RootState } from '../store/rootReducer';
import { createSelector } from './createSelector';

const NONE: readonly Product[] = [];

/** All products, newest first. */
export const selectProducts = (state: RootState) => state.catalogue.products;

/** All products by their own ids. */
export const selectProductsById = createSelector([selectProducts], byId);

/** The product of this id, or nothing: ids from the address are looked up, never trusted. */
export const selectProduct = (state: RootState, id: ProductId): Product | undefined =>
  selectProductsById(state).get(id);

/** The first ten products. */
export const selectLatest = createSelector([selectProducts], latestOf);

/** The first five bestsellers. */
export const selectBestSellers = createSelector([selectProducts], bestSellersOf);

/** Up to five others of the product's category and type. */
export const selectRelated = createSelector([selectProducts, selectProduct], (products, product) =>
  product ? relatedTo(product, products) : NONE,
);

/** The sample orders of the orders page. */
export const selectSampleOrders = createSelector([selectProducts], sampleOrders);
