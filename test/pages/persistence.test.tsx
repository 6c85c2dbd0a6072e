import { act } from '@testing-library/react';
import { synced } from '../../src/store/cart';
import { writeFailed } from '../../src/store/persistence';
import { renderAt } from '../support/renderAt';
import { bin, quantity, undo } from './cartRows';
import { main, SHIRT } from './shop';
import { cartWith } from '../support/cart';

const LARGE = 'Linen Camp Shirt, Sand, size L';
const CART_LINE = 'Your browser may not keep this cart after you close the page.';
const FORM_LINE = 'Your browser may not keep what you enter if the page is reloaded.';

describe('a slice that is not stored', () => {
  it.each([
    ['/cart', 'cart', CART_LINE],
    ['/cart', 'checkout', undefined],
    ['/place-order', 'checkout', FORM_LINE],
    ['/place-order', 'cart', undefined],
  ] as const)('should be reported by the page that shows it: %s, %s', async (path, slice, notice) => {
    const { store } = await renderAt(path);
    act(() => void store.dispatch(writeFailed(slice)));
    const shown = [CART_LINE, FORM_LINE].filter((text) => main().queryByText(text));
    expect(shown).toEqual(notice ? [notice] : []);
  });
});

describe('a cart that another tab changes', () => {
  const merged = (count: number, small = 0) =>
    synced(
      [
        { productId: SHIRT, size: 'L' as const, quantity: count },
        { productId: SHIRT, size: 'S' as const, quantity: small },
      ].filter(({ quantity }) => quantity > 0),
    );

  it('leaves a half-typed quantity and its focus alone, and shows what counts afterwards', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { L: 2 } }),
    });
    await user.clear(quantity(LARGE));
    act(() => void store.dispatch(merged(5)));
    expect(quantity(LARGE)).toHaveFocus();
    expect(quantity(LARGE)).toHaveValue(null);
    await user.tab();
    expect(quantity(LARGE)).toHaveValue(5);
  });

  it('takes focus to no line that comes or goes by another hand', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { L: 2, S: 1 } }),
    });
    await user.click(bin(LARGE));
    await user.click(undo(LARGE));
    expect(bin(LARGE)).toHaveFocus();
    await user.click(quantity('Linen Camp Shirt, Sand, size S'));
    act(() => void store.dispatch(merged(0, 1)));
    act(() => void store.dispatch(merged(4, 1)));
    expect(quantity('Linen Camp Shirt, Sand, size S')).toHaveFocus();
    expect(quantity(LARGE)).toHaveValue(4);
  });
});
