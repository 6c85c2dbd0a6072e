import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { linesOrdered } from '../cart/cartSlice';
import { isBought } from './orderStatus';

/**
 * Removes the lines of a placed order from the cart. An order with an online
 * payment keeps its lines there until it is paid.
 */
export const removeOrderedLines = (store: AppStore): void => {
  store.dispatch(
    addAppListener({
      predicate: (_event, after, before) =>
        after.orders.placed !== before.orders.placed,
      effect: () => {
        const { cart, orders } = store.getState();
        const ordered = Object.values(orders.placed).filter(
          ({ id, status }) => isBought(status) && !cart.orderIds?.includes(id),
        );
        if (ordered.length > 0)
          store.dispatch(
            linesOrdered(ordered.map(({ id, lines }) => ({ id, lines }))),
          );
      },
    }),
  );
};
