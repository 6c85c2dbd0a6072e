import { fireEvent, within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { quantity, rows, totals } from '../../support/cartHelpers';
import { header, heading, main, theProduct } from '../../support/pageHelpers';
import { SHIRT, SKIRT, TEE } from '../../support/productIds';
import { cartWith } from '../../support/cart';

const LINE = 'Linen Camp Shirt, Sand, size M';
const shirts = (count: number) => ({ cart: cartWith({ [SHIRT]: { M: count } }) });

describe('empty cart', () => {
  it('should show a notice, the totals and a link to the collections', async () => {
    const { user } = await renderAt('/cart');
    expect(main().getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    expect(main().getByText('Your cart is empty.')).toBeVisible();
    expect(totals()).toEqual(['$0.00', '$10.00', '$0.00']);
    expect(header().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/);
    await user.click(main().getByRole('link', { name: 'See the collections' }));
    expect(await heading('All Collections')).toBeVisible();
  });
});

describe('cart line', () => {
  it('should show the image, name, price, size and quantity', async () => {
    await renderAt('/cart', shirts(3));
    const [row] = main().getAllByRole('listitem');
    const line = within(row ?? document.body);
    const image = line.getByAltText(/^Linen Camp Shirt, Sand/);
    expect(image).toBeVisible();
    expect(image).toHaveAttribute('src', theProduct(SHIRT).image[0]);
    expect(line.getByRole('heading', { level: 2, name: 'Linen Camp Shirt, Sand' })).toBeVisible();
    expect(line.getByText('$68')).toBeVisible();
    expect(line.getByText('M')).toBeVisible();
    expect(quantity(LINE)).toHaveValue(3);
    expect(quantity(LINE)).toHaveAttribute('type', 'number');
    expect(quantity(LINE)).toHaveAttribute('min', '1');
    expect(main().queryByText('Your cart is empty.')).not.toBeInTheDocument();
  });

  it('should link to its product', async () => {
    const { user } = await renderAt('/cart', shirts(1));
    const name = within(main().getByRole('heading', { level: 2, name: 'Linen Camp Shirt, Sand' }));
    await user.click(name.getByRole('link'));
    expect(await heading('Linen Camp Shirt, Sand')).toBeVisible();
  });

  it('should keep the order of addition, with a separate line for each size', async () => {
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
      'Quantity of Pleated Midi Skirt, Camel, size M',
    ]);
    expect(rows()).toHaveLength(4);
    // 1 x 14 + 6 x 68 + 1 x 92
    expect(totals()).toEqual(['$520.00', '$10.00', '$530.00']);
  });
});

describe('quantity of a line', () => {
  it('should be restored when the browser cannot parse the text', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), '5');
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 5 } });
    // Firefox reports "5,5" like this.
    const badInput = jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
    fireEvent.change(quantity(LINE), { target: { value: '' } });
    badInput.mockRestore();
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 3 } });
  });

  it.each(['03', '3.0', '3e0'])('should be shown as 3 again after "%s"', async (pasted) => {
    const { user } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.paste(pasted);
    await user.tab();
    expect(quantity(LINE)).toHaveDisplayValue('3');
  });
});
