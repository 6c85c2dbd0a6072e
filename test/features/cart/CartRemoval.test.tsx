import { renderAt } from '../../support/renderAt';
import { removeButton, quantity, rows, undoButton } from '../../support/cartHelpers';
import { header } from '../../support/pageHelpers';
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

describe('Undo', () => {
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
});
