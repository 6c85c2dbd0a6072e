import type { RootState } from '../../app/rootReducer';
import type { AppDispatch } from '../../app/store';
import { selectOrderToSend } from './checkoutSlice';
import { placeOrder } from './placeOrder';
import { keyFor } from './unansweredKey';

/** Sends the order of the cart and the form, or again the one without an answer. */
export const submitOrder =
  () => async (dispatch: AppDispatch, getState: () => RootState) => {
    const { order, key } = selectOrderToSend(getState());
    return dispatch(
      placeOrder({ order, key: key ?? (await keyFor(order.lines)) }),
    );
  };
