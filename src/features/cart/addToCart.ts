import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueState } from '../catalogue/catalogueSlice';
import type { ProductId, Size } from '../catalogue/product';
import { additionRejected, itemAdded } from './cartSlice';

type State = CatalogueState & { readonly productPage: { readonly size: Size | null } };

/** Adds a product in the selected size. Returns false if no size that the catalogue sells is selected. */
export const addToCart =
  (productId: ProductId): ThunkAction<boolean, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    // The store has the selected size before the page has rendered it.
    const { catalogue, productPage } = getState();
    const { size } = productPage;
    const product = catalogue.products.find(({ _id }) => _id === productId);
    if (!size || !product?.sizes.includes(size)) {
      dispatch(additionRejected('noSize'));
      return false;
    }
    dispatch(itemAdded({ productId, size }));
    return true;
  };
