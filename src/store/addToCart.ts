import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { byId, isSold, type ProductId } from '../domain/product';
import { additionRejected, itemAdded } from './cart';
import type { RootState } from './rootReducer';

// Reads the store at the press: during a view transition the page has not yet rendered the selected size.
/** Adds a product in the selected size. Returns false if no size that the catalogue sells is selected. */
export const addToCart =
  (productId: ProductId): ThunkAction<boolean, RootState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const { catalogue, productPage } = getState();
    const { size } = productPage;
    if (!size || !isSold(byId(catalogue.products), { productId, size })) {
      dispatch(additionRejected('noSize'));
      return false;
    }
    dispatch(itemAdded({ productId, size }));
    return true;
  };
