import { act } from '@testing-library/react';
import { synced } from '../../src/features/cart/cartSlice';
import { newerVersionFound, writeFailed } from '../../src/features/persistence/persistenceSlice';
import { renderAt } from '../support/renderAt';
import { removeButton, quantity, undoButton } from '../support/cartHelpers';
import { main } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';
import { cartWith } from '../support/cart';

const LARGE = 'Linen Camp Shirt, Sand, size L';
const CART_NOTICE = 'Your browser may not keep this cart after you close the page.';
const FORM_NOTICE = 'Your browser may not keep what you enter if the page is reloaded.';

describe('slice that is not persisted', () => {
  it.each([
    ['/cart', 'cart', CART_NOTICE],
    ['/cart', 'checkout', undefined],
    ['/place-order', 'checkout', FORM_NOTICE],
    ['/place-order', 'cart', undefined],
  ] as const)('should be reported by the page that shows it: %s, %s', async (path, slice, notice) => {
    const { store } = await renderAt(path);
    act(() => void store.dispatch(writeFailed(slice)));
    const shown = [CART_NOTICE, FORM_NOTICE].filter((text) => main().queryByText(text));
    expect(shown).toEqual(notice ? [notice] : []);
  });
});

describe('cart of a newer version', () => {
  it('should be reported in place of an empty cart, with a button that reloads the page', async () => {
    const { store } = await renderAt('/cart');
    act(() => void store.dispatch(newerVersionFound()));
    expect(main().getByRole('alert')).toHaveTextContent('A newer version of the shop has saved your cart.');
    expect(main().getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(main().queryByText('Your cart is empty.')).toBeNull();
  });
});

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
