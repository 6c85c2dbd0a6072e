import type { RootState } from '../../app/rootReducer';
import type { AppDispatch } from '../../app/store';
import { createIdempotencyKey } from '../orders/idempotencyKey';
import { placeOrder } from '../orders/placeOrder';
import { selectOrder } from './checkoutSlice';

/**
 * Sends the order. An order without an answer is sent again, with the same key.
 * This file is not in the script of a shop that takes no orders.
 */
export const submitOrder =
  () => (dispatch: AppDispatch, getState: () => RootState) => {
    const { placing } = getState().checkout;
    const idempotencyKey =
      'request' in placing
        ? placing.request.idempotencyKey
        : createIdempotencyKey();
    return dispatch(
      placeOrder({ idempotencyKey, order: selectOrder(getState()) }),
    );
  };
