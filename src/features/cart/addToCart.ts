import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { selectProductsById, type CatalogueState } from '../catalogue/catalogueSlice';
import { isSold, type ProductId, type Size } from '../catalogue/product';
import { additionRejected, itemAdded } from './cartSlice';

// Not the type of the product page, which imports the cart.
type State = CatalogueState & { readonly productPage: { readonly size: Size | null } };

/** Adds a product in the selected size. Returns false if no size that the catalogue sells is selected. */
export const addToCart =
  (productId: ProductId): ThunkAction<boolean, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    // The store has the selected size before the page has rendered it.
    const state = getState();
    const { size } = state.productPage;
    if (!size || !isSold(selectProductsById(state), { productId, size })) {
      dispatch(additionRejected('noSize'));
      return false;
    }
    dispatch(itemAdded({ productId, size }));
    return true;
  };
