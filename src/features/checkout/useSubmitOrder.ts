import { useNavigate } from 'react-router-dom';
import { useAppStore } from '../../app/hooks';
import { PATHS } from '../../routing/paths';
import { selectPathname } from '../../routing/routeSlice';
import { isSelling } from '../orders/isSelling';
import { isBought } from '../orders/orderStatus';
import { placeOrder } from '../orders/placeOrder';
import { orderToSend } from './checkoutSlice';

/**
 * Returns a function that places the order, and then shows the result, even if
 * the shopper has opened another page meanwhile.
 */
export const useSubmitOrder = () => {
  const store = useAppStore();
  const navigate = useNavigate();

  return async () => {
    // In a shop that takes no orders, webpack leaves out this block. Code after
    // an early `return` would stay.
    if (isSelling) {
      // The press has changed the state since the last render.
      const result = await store.dispatch(
        placeOrder(orderToSend(store.getState())),
      );
      const isShown = selectPathname(store.getState()) === PATHS.placeOrder;
      if (placeOrder.rejected.match(result)) {
        if (isShown) {
          document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
          // The notice has moved the pressed button down.
          document.activeElement?.scrollIntoView({ block: 'nearest' });
        } else void navigate(PATHS.placeOrder);
        return;
      }
      const { status, paymentUrl } = result.payload;
      // `followOrders` opens the payment.
      if (paymentUrl) return;
      // The cart of a bought order is empty now. Without `flushSync`, the
      // browser would paint it first, and without `replace`, Back would show it.
      const replace = isShown && isBought(status);
      void navigate(PATHS.orders, { flushSync: true, replace });
    } else void navigate(PATHS.orders);
  };
};
