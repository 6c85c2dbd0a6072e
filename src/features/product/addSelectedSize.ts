import type { AppThunk } from '../../app/store';
import { itemAdded } from '../cart/cartSlice';
import type { ProductId } from '../../data/types';
import { additionRejected } from './productPageSlice';
import { selectSize } from './productSelectors';

/**
 * Adds a product in the selected size. Returns false if no size that the
 * catalogue sells is selected.
 */
export const addSelectedSize =
  (productId: ProductId): AppThunk<boolean> =>
  (dispatch, getState) => {
    // The store has the selected size before the page has rendered it.
    const size = selectSize(getState(), productId);
    dispatch(size ? itemAdded({ productId, size }) : additionRejected());
    return size !== null;
  };
