import { within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { removeButton, quantity, rows, totals, undoButton } from '../../support/cartHelpers';
import { announcements, header, heading, main } from '../../support/pageHelpers';
import { SHIRT, SKIRT, TEE } from '../../support/productIds';
import { cartWith } from '../../support/cart';

const items = { [TEE]: { XL: 1 }, [SHIRT]: { L: 2, S: 4 }, [SKIRT]: { M: 1 } };
const cart = cartWith(items);
const LARGE = 'Linen Camp Shirt, Sand, size L';
const SMALL = 'Linen Camp Shirt, Sand, size S';
const NAMES = [
  'Stripe Crew Tee, Ochre',
  'Linen Camp Shirt, Sand',
  'Linen Camp Shirt, Sand',
  'Pleated Midi Skirt, Camel',
];

describe('Remove button', () => {
  it('should remove the line and show a focused Undo button in its row', async () => {
    const { user, store } = await renderAt('/cart', { cart });
    await user.click(removeButton(LARGE));
    expect(store.getState().cart.items).toEqual({ [TEE]: { XL: 1 }, [SHIRT]: { S: 4 }, [SKIRT]: { M: 1 } });
    const all = main().getAllByRole('listitem');
    expect(all).toHaveLength(4);
    const gap = within(all[1] ?? document.body);
    expect(gap.getByText(/Linen Camp Shirt, Sand, size L, was removed/)).toBeVisible();
    expect(gap.getByText('Undo')).toBeVisible();
    expect(undoButton(LARGE)).toHaveFocus();
    expect(quantity(SMALL)).toHaveValue(4);
  });

  it('should update the totals, the badge and the announcement', async () => {
    const { user } = await renderAt('/cart', { cart });
    expect(within(header().getByRole('link', { name: /^Cart/ })).getByText('8')).toBeVisible();
    await user.click(removeButton(LARGE));
    // 1 x 14 + 4 x 68 + 1 x 92
    expect(totals()).toEqual(['$384.00', '$10.00', '$394.00']);
    expect(within(header().getByRole('link', { name: /^Cart/ })).getByText('6')).toBeVisible();
    expect(announcements()).toContain('Items in cart: 6');
  });

  it('should remove the last line and show that the cart is empty', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { L: 2 } }),
    });
    await user.click(removeButton(LARGE));
    expect(store.getState().cart.items).toEqual({});
    expect(totals()).toEqual(['$0.00', '$10.00', '$0.00']);
    expect(main().getByText('Your cart is empty.')).toBeVisible();
    expect(header().getByRole('link', { name: /^Cart/ })).toHaveTextContent(/^Cart$/);
    expect(undoButton(LARGE)).toHaveFocus();
  });
});

describe('Undo', () => {
  it('should restore the line with its quantity and focus at its index', async () => {
    const { user, store } = await renderAt('/cart', { cart });
    await user.click(removeButton(LARGE));
    await user.keyboard('{Enter}');
    expect(store.getState().cart).toEqual(cart);
    expect(Object.keys(store.getState().cart.items)).toEqual([TEE, SHIRT, SKIRT]);
    expect(Object.keys(store.getState().cart.items[SHIRT] ?? {})).toEqual(['L', 'S']);
    expect(rows()).toEqual(NAMES);
    expect(quantity(LARGE)).toHaveValue(2);
    expect(removeButton(LARGE)).toHaveFocus();
    expect(totals()).toEqual(['$520.00', '$10.00', '$530.00']);
  });

  it('should restore the last typed quantity', async () => {
    const { user } = await renderAt('/cart', { cart });
    await user.clear(quantity(SMALL));
    await user.type(quantity(SMALL), '6');
    await user.click(removeButton(SMALL));
    await user.click(undoButton(SMALL));
    expect(quantity(SMALL)).toHaveValue(6);
  });

  it.each([
    ['first removed, first restored', [0, 1, 2, 3], [0, 1, 2, 3]],
    ['first removed, last restored', [0, 1, 2, 3], [3, 2, 1, 0]],
    ['from the end, restored in mixed order', [3, 1, 2, 0], [1, 3, 0, 2]],
  ])('should restore the order of the lines: %s', async (_, removals, restores) => {
    const lines = ['Stripe Crew Tee, Ochre, size XL', LARGE, SMALL];
    const all = [...lines, 'Pleated Midi Skirt, Camel, size M'];
    const { user, store } = await renderAt('/cart', { cart });
    for (const i of removals) await user.click(removeButton(all[i] ?? ''));
    expect(store.getState().cart.items).toEqual({});
    expect(rows()).toEqual(all.map((line) => `${line}, was removed.`));
    for (const i of restores) await user.click(undoButton(all[i] ?? ''));
    expect(rows()).toEqual(NAMES);
    expect(JSON.stringify(store.getState().cart)).toBe(JSON.stringify(cart));
  });

  it('should be available again after the line is removed again', async () => {
    const { user, store } = await renderAt('/cart', { cart });
    await user.click(removeButton(LARGE));
    await user.keyboard('{Enter}');
    expect(removeButton(LARGE)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undoButton(LARGE)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.getState().cart).toEqual(cart);
  });

  it('should stay while a quantity is changed and the cart link is clicked', async () => {
    const { user } = await renderAt('/cart', { cart });
    await user.click(removeButton(LARGE));
    await user.type(quantity(SMALL), '0');
    await user.click(header().getByRole('link', { name: /^Cart/ }));
    expect(undoButton(LARGE)).toBeVisible();
    expect(rows()).toHaveLength(4);
  });

  it('should be discarded when the user leaves the page', async () => {
    const { user, router } = await renderAt('/cart', { cart });
    await user.click(removeButton(LARGE));
    await user.click(header().getByRole('link', { name: 'WEFT' }));
    await heading('Latest Arrivals');
    void router.navigate(-1);
    await heading('Your Cart');
    expect(main().queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(rows()).toHaveLength(3);
  });

  it('should be discarded when the user continues to the checkout', async () => {
    const { user, router, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { L: 2 } }),
    });
    await user.click(removeButton(LARGE));
    await user.click(main().getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await heading('Delivery Information');
    void router.navigate(-1);
    await heading('Your Cart');
    expect(rows()).toEqual([]);
    expect(store.getState().cart.items).toEqual({});
  });
});
