import type { RootState } from '../../app/rootReducer';
import type { AppDispatch } from '../../app/store';
import { placeOrder } from '../orders/placeOrder';
import { keyFor } from '../orders/unansweredKey';
import { selectOrderToSend } from './checkoutSlice';

/** Sends the order of the cart and the form, or again the one without an answer. */
export const submitOrder =
  () => async (dispatch: AppDispatch, getState: () => RootState) => {
    const { placing } = getState().checkout;
    const { order, key: earlierKey } = selectOrderToSend(getState());
    // An unpaid order without its key was changed.
    const isChanged = placing.status === 'unpaid';
    const key = earlierKey ?? (await keyFor(order, isChanged));
    return dispatch(placeOrder({ order, key }));
  };
