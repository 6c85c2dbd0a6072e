import type { RootState } from '../../app/rootReducer';
import type { AppDispatch } from '../../app/store';
import { createKey } from '../orders/orderKey';
import { placeOrder } from '../orders/placeOrder';
import { selectOrder } from './checkoutSlice';

/**
 * Sends the order. An order without an answer is sent again, with the same key.
 * This file is not in the script of a shop that takes no orders.
 */
export const submitOrder =
  () => (dispatch: AppDispatch, getState: () => RootState) => {
    const { placing } = getState().checkout;
    const key = 'sent' in placing ? placing.sent.key : createKey();
    return dispatch(placeOrder({ order: selectOrder(getState()), key }));
  };
