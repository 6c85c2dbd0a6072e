import { act } from '@testing-library/react';
import { synced } from '../../src/features/cart/cartSlice';
import { renderAt } from '../support/renderAt';
import { removeButton, quantity, undoButton } from '../support/cartHelpers';
import { SHIRT } from '../support/productIds';
import { cartWith } from '../support/cart';

const LARGE = 'Linen Camp Shirt, Sand, size L';

describe('cart that another tab changes', () => {
  const cartSynced = (count: number, small = 0) =>
    synced({
      lines: [
        { productId: SHIRT, size: 'L', quantity: count },
        { productId: SHIRT, size: 'S', quantity: small },
      ].filter(({ quantity }) => quantity > 0),
    });

  it('should keep the focus and a half-typed quantity, and show the synced quantity on blur', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { L: 2 } }),
    });
    await user.clear(quantity(LARGE));
    act(() => void store.dispatch(cartSynced(5)));
    expect(quantity(LARGE)).toHaveFocus();
    expect(quantity(LARGE)).toHaveValue(null);
    await user.tab();
    expect(quantity(LARGE)).toHaveValue(5);
  });

  it('should not move the focus when lines are removed or added', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { L: 2, S: 1 } }),
    });
    await user.click(removeButton(LARGE));
    await user.click(undoButton(LARGE));
    expect(removeButton(LARGE)).toHaveFocus();
    await user.click(quantity('Linen Camp Shirt, Sand, size S'));
    act(() => void store.dispatch(cartSynced(0, 1)));
    act(() => void store.dispatch(cartSynced(4, 1)));
    expect(quantity('Linen Camp Shirt, Sand, size S')).toHaveFocus();
    expect(quantity(LARGE)).toHaveValue(4);
  });
});
