import { fireEvent, within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { quantity, rows, sums } from './cartRows';
import { announcements, header, heading, main, SHIRT, SKIRT, TEE, theProduct } from './shop';
import { cartWith } from '../support/cart';

const LINE = 'Linen Camp Shirt, Sand, size M';
const shirts = (count: number) => ({ cart: cartWith({ [SHIRT]: { M: count } }) });

describe('an empty cart', () => {
  it('says so, leads to the collections and still shows the totals', async () => {
    const { user } = await renderAt('/cart');
    expect(main().getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    expect(main().getByText('Your cart is empty.')).toBeVisible();
    expect(sums()).toEqual(['$0.00', '$10.00', '$0.00']);
    expect(header().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/);
    await user.click(main().getByRole('link', { name: 'See the collections' }));
    expect(await heading('All Collections')).toBeVisible();
  });
});

describe('a line of the cart', () => {
  it('shows picture, name, price, size and quantity', async () => {
    await renderAt('/cart', shirts(3));
    const [row] = main().getAllByRole('listitem');
    const line = within(row ?? document.body);
    const picture = line.getByAltText(/^Linen Camp Shirt, Sand/);
    expect(picture).toBeVisible();
    expect(picture).toHaveAttribute('src', theProduct(SHIRT).image[0]);
    expect(line.getByRole('heading', { level: 2, name: 'Linen Camp Shirt, Sand' })).toBeVisible();
    expect(line.getByText('$68')).toBeVisible();
    expect(line.getByText('M')).toBeVisible();
    expect(quantity(LINE)).toHaveValue(3);
    expect(quantity(LINE)).toHaveAttribute('type', 'number');
    expect(quantity(LINE)).toHaveAttribute('min', '1');
    expect(main().queryByText('Your cart is empty.')).not.toBeInTheDocument();
  });

  it('leads to its product', async () => {
    const { user } = await renderAt('/cart', shirts(1));
    const name = within(main().getByRole('heading', { level: 2, name: 'Linen Camp Shirt, Sand' }));
    await user.click(name.getByRole('link'));
    expect(await heading('Linen Camp Shirt, Sand')).toBeVisible();
  });

  it('stands where it was first added, each size of a product for itself', async () => {
    await renderAt('/cart', {
      cart: cartWith({ [TEE]: { XL: 1 }, [SHIRT]: { L: 2, S: 4 }, [SKIRT]: { M: 1 } }),
    });
    expect(
      main()
        .getAllByRole('spinbutton')
        .map((field) => field.getAttribute('aria-label')),
    ).toEqual([
      'Quantity of Stripe Crew Tee, Ochre, size XL',
      'Quantity of Linen Camp Shirt, Sand, size L',
      'Quantity of Linen Camp Shirt, Sand, size S',
      'Quantity of Straight Herringbone Skirt, Charcoal, size M',
    ]);
    expect(rows()).toHaveLength(4);
    // 1 x 14 + 6 x 68 + 1 x 92
    expect(sums()).toEqual(['$514.00', '$10.00', '$524.00']);
  });
});

describe('the quantity of a line', () => {
  it.each([
    ['1', 1, '$68.00', '$78.00'],
    ['7', 7, '$476.00', '$486.00'],
    ['12', 12, '$816.00', '$826.00'],
  ])('is %s when that is typed, at once', async (typed, count, subtotal, total) => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), typed);
    expect(quantity(LINE)).toHaveValue(count);
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: count } });
    expect(sums()).toEqual([subtotal, '$10.00', total]);
    expect(announcements()).toContain(`Items in cart: ${count}`);
  });

  it('may be 9999, and the sum is right', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), '9999');
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 9999 } });
    expect(sums().map((sum) => sum?.replace(',', ''))).toEqual(['$679932.00', '$10.00', '$679942.00']);
  });

  it.each(['0', '-1', '-7', '1.5', '0.5', '10000', '1e2', '00'])(
    'stays what it was when "%s" is put in, and is seen again on leaving the field',
    async (pasted) => {
      const { user, store } = await renderAt('/cart', shirts(3));
      const before = store.getState().cart;
      await user.clear(quantity(LINE));
      await user.paste(pasted);
      expect(store.getState().cart).toBe(before);
      await user.tab();
      expect(quantity(LINE)).toHaveDisplayValue('3');
      expect(sums()).toEqual(['$204.00', '$10.00', '$214.00']);
    },
  );

  it.each(['0', '-1', '-'])('stays what it was while "%s" is typed key by key', async (typed) => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), typed);
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 3 } });
    await user.tab();
    expect(quantity(LINE)).toHaveDisplayValue('3');
  });

  it('stays what it was when the field is left blank, and is blank until then', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    expect(quantity(LINE)).toHaveValue(null);
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 3 } });
    await user.tab();
    expect(quantity(LINE)).toHaveValue(3);
  });

  it.each(['1.5', '10000', '1e3'])('stays what it was when "%s" is typed key by key', async (typed) => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), typed);
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 3 } });
    await user.tab();
    expect(quantity(LINE)).toHaveDisplayValue('3');
    expect(sums()).toEqual(['$204.00', '$10.00', '$214.00']);
  });

  it('keeps the typed quantity when it is replaced by an invalid one', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), '7');
    await user.type(quantity(LINE), '2.5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 7 } });
  });

  it('keeps what was typed when the field is emptied afterwards, or gets other text', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    for (const text of [null, '1.5', '10000']) {
      await user.clear(quantity(LINE));
      await user.type(quantity(LINE), '12');
      await user.clear(quantity(LINE));
      if (text) await user.paste(text);
      expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 12 } });
    }
  });

  it('stays what it was when more text makes it one that the browser cannot read', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), '5');
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 5 } });
    // Firefox reports "5,5" so.
    const badInput = jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
    fireEvent.change(quantity(LINE), { target: { value: '' } });
    badInput.mockRestore();
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 3 } });
  });

  it.each(['03', '3.0', '3e0'])('is written plainly again after "%s"', async (pasted) => {
    const { user } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.paste(pasted);
    await user.tab();
    expect(quantity(LINE)).toHaveDisplayValue('3');
  });

  it('changes one size and leaves the other', async () => {
    const { user, store } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { M: 1, S: 2 } }),
    });
    await user.clear(quantity('Linen Camp Shirt, Sand, size S'));
    await user.type(quantity('Linen Camp Shirt, Sand, size S'), '5');
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 1, S: 5 } });
    expect(quantity(LINE)).toHaveValue(1);
  });
});

it('PROCEED TO CHECKOUT leads to the delivery form', async () => {
  const { user } = await renderAt('/cart', shirts(1));
  await user.click(main().getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
  expect(await heading('Delivery Information')).toBeVisible();
  expect(window.location.pathname).toBe('/place-order');
});
