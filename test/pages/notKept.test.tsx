import { act } from '@testing-library/react';
import { synced } from '../../src/store/cart';
import { renderAt } from '../support/renderAt';
import { bin, quantity, undo } from './cartRows';
import { main, SHIRT } from './shop';

const LARGE = 'Linen Camp Shirt, Sand, size L';
const CART_LINE = 'Your browser may not keep this cart after you close the page.';
const FORM_LINE = 'Your browser may not keep what you enter if the page is reloaded.';

describe('what the browser does not keep', () => {
  it.each([
    ['/cart', 'memoryOnly', 'persisted', CART_LINE],
    ['/cart', 'persisted', 'memoryOnly', undefined],
    ['/place-order', 'persisted', 'memoryOnly', FORM_LINE],
    ['/place-order', 'memoryOnly', 'persisted', undefined],
  ] as const)(
    'is said at %s where the cart is %s and the form is %s',
    async (address, cart, checkout, line) => {
      await renderAt(address, { persistence: { cart, checkout } });
      const said = [CART_LINE, FORM_LINE].filter((one) => main().queryByText(one));
      expect(said).toEqual(line ? [line] : []);
    },
  );
});

describe('a cart that another tab changes', () => {
  const merged = (count: number, small = 0) =>
    synced({ [SHIRT]: { ...(count > 0 && { L: count }), ...(small > 0 && { S: small }) } });

  it('leaves a half-typed quantity and its focus alone, and shows what counts afterwards', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: { items: { [SHIRT]: { L: 2 } }, removed: [] },
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
      cart: { items: { [SHIRT]: { L: 2, S: 1 } }, removed: [] },
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
