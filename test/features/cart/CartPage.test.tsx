import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { synced } from '../../../src/features/cart/cartSlice';
import { announcements } from '../../support/announcements';
import { renderAt } from '../../support/renderAt';
import {
  button,
  cartLink,
  heading,
  link,
  logo,
  main,
  theProduct,
} from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';
import { cartWith } from '../../support/cart';

const LINE = 'Linen Camp Shirt, Sand, size M';
const SMALL = 'Linen Camp Shirt, Sand, size S';
const quantity = (line: string) =>
  main().getByRole('spinbutton', { name: `Quantity of ${line}` });
const removeButton = (line: string) => button(`Remove ${line}`);
const undoButton = (line: string) => button(`Undo removing ${line}`);
const totals = () =>
  ['Subtotal', 'Shiping Fee', 'Total'].map(
    (label) => main().getByText(label).nextSibling?.textContent,
  );

const shirts = (count: number) => ({
  cart: cartWith({ [SHIRT]: { M: count } }),
});

describe('empty cart', () => {
  it('should show a notice, the totals and a link to the collections', async () => {
    const { user } = await renderAt('/cart');
    expect(main().getByText('Your cart is empty.')).toBeVisible();
    expect(totals()).toEqual(['$0.00', '$10.00', '$0.00']);
    expect(cartLink()).toHaveTextContent(/^Cart$/);
    await user.click(link('See the collections'));
    expect(await heading('All Collections')).toBeVisible();
  });
});

it.each([
  [{ M: 2 }, 0, undefined],
  [{ M: 2, XXXL: 1 }, 1, '1 piece that you added is no longer sold.'],
  [{ M: 2, XXXL: 4 }, 3, '7 pieces that you added are no longer sold.'],
])(
  'should count the pieces of %j and %i others that are no longer sold, and charge none of them',
  async (sizes, others, note) => {
    await renderAt('/cart', {
      cart: cartWith({
        [SHIRT]: sizes,
        ...(others > 1 && { 'gone-shirt': { M: others } }),
      }),
    });
    expect(main().queryByText(/no longer sold/)?.textContent).toBe(note);
    expect(totals()).toEqual(['$136.00', '$10.00', '$146.00']);
    expect(cartLink()).toHaveTextContent('Cart2');
  },
);

describe('cart line', () => {
  it('should show the image, name, price, size and quantity, and link to its product', async () => {
    const { user } = await renderAt('/cart', shirts(2));
    const [row] = main().getAllByRole('listitem');
    const line = within(row ?? document.body);
    const image = line.getByAltText(/^Linen Camp Shirt, Sand/);
    expect(image).toHaveAttribute('src', theProduct(SHIRT).image[0]);
    expect(line.getByText('$68')).toBeVisible();
    expect(line.getByText('M')).toBeVisible();
    expect(quantity(LINE)).toHaveValue(2);
    expect(quantity(LINE)).toHaveAttribute('type', 'number');
    expect(totals()).toEqual(['$136.00', '$10.00', '$146.00']);
    expect(main().queryByText('Your cart is empty.')).not.toBeInTheDocument();
    const name = within(
      line.getByRole('heading', { level: 2, name: 'Linen Camp Shirt, Sand' }),
    );
    await user.click(name.getByRole('link'));
    expect(await heading('Linen Camp Shirt, Sand')).toBeVisible();
  });

  it('should link to its product once for a screen reader, and name its size', async () => {
    await renderAt('/cart', shirts(3));
    const [row] = main().getAllByRole('listitem');
    if (!row) throw new Error('The cart has a line.');
    expect(within(row).getAllByRole('link')).toHaveLength(1);
    expect(row).toHaveTextContent(/Size M/);
  });

  it('should stay the same item when it is removed and restored, so that the next button is spoken', async () => {
    const { user } = await renderAt('/cart', shirts(3));
    const items = main().getAllByRole('listitem');
    await user.click(removeButton(LINE));
    expect(main().getAllByRole('listitem')).toEqual(items);
    await user.click(undoButton(LINE));
    expect(main().getAllByRole('listitem')).toEqual(items);
  });

  it('should keep the focus when it is removed and restored again, and its Undo while the page stays', async () => {
    const cart = cartWith({ [SHIRT]: { M: 2, S: 4 } });
    const { user, store } = await renderAt('/cart', { cart });
    await user.click(removeButton(LINE));
    await user.keyboard('{Enter}');
    expect(removeButton(LINE)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undoButton(LINE)).toHaveFocus();
    await user.type(quantity(SMALL), '0');
    await user.click(cartLink());
    await user.click(undoButton(LINE));
    expect(store.getState().cart).toEqual(
      cartWith({ [SHIRT]: { M: 2, S: 40 } }),
    );
    expect(main().getAllByRole('spinbutton')).toEqual([
      quantity(LINE),
      quantity(SMALL),
    ]);
    await user.click(button('PROCEED TO CHECKOUT'));
    await main().findByRole('button', { name: 'PLACE ORDER' });
    await user.click(cartLink());
    await heading('Your Cart');
    expect(main().getAllByRole('spinbutton')).toEqual([
      quantity(SMALL),
      quantity(LINE),
    ]);
  });
});

it('should announce the count and the total after each change, once, and a quantity that is restored', async () => {
  const { user } = await renderAt('/cart', shirts(3));
  const expected: string[] = [];
  const expectNext = async (text: string) => {
    expected.push(text);
    await waitFor(() => expect(announcements()).toEqual(expected));
  };
  await user.clear(quantity(LINE));
  await user.type(quantity(LINE), '12');
  await expectNext(`Items in cart: 12. Total: ${totals()[2]}`);
  await user.click(removeButton(LINE));
  await expectNext('Items in cart: 0. Total: $0.00');
  await user.click(undoButton(LINE));
  await expectNext(`Items in cart: 12. Total: ${totals()[2]}`);
  await user.clear(quantity(LINE));
  await user.tab();
  await expectNext('Quantity is 12 again');
});

it('should announce nothing when the cart is opened or left', async () => {
  const { user } = await renderAt(`/product/${SHIRT}`, shirts(3));
  await user.click(cartLink());
  await heading('Your Cart');
  await waitFor(() => expect(announcements()).toEqual(['Cart · Weft']));
  await user.click(logo());
  await heading('Latest Arrivals');
  await waitFor(() =>
    expect(announcements()).toEqual(['Cart · Weft', document.title]),
  );
});

describe('quantity of a line', () => {
  it('should be restored when the browser cannot parse the text', async () => {
    const { user, store } = await renderAt('/cart', shirts(3));
    await user.clear(quantity(LINE));
    await user.type(quantity(LINE), '5');
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 5 } });
    // Firefox reports "5,5" like this.
    const badInput = jest
      .spyOn(ValidityState.prototype, 'badInput', 'get')
      .mockReturnValue(true);
    fireEvent.change(quantity(LINE), { target: { value: '' } });
    badInput.mockRestore();
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { M: 3 } });
  });

  it.each(['03', '3.0', '3e0'])(
    'should be shown as 3 again after "%s"',
    async (pasted) => {
      const { user } = await renderAt('/cart', shirts(3));
      await user.clear(quantity(LINE));
      await user.paste(pasted);
      await user.tab();
      expect(quantity(LINE)).toHaveDisplayValue('3');
    },
  );
});

it('should keep the focus when another tab changes the cart, and show its quantity after a half-typed one', async () => {
  const { user, store } = await renderAt('/cart', {
    cart: cartWith({ [SHIRT]: { M: 2, S: 1 } }),
  });
  const sync = (sizes: Readonly<Record<string, number>>) =>
    act(() => {
      store.dispatch(synced({ [SHIRT]: sizes }));
    });
  await user.click(removeButton(LINE));
  await user.click(undoButton(LINE));
  await user.clear(quantity(SMALL));
  sync({ S: 1 });
  sync({ M: 4, S: 5 });
  expect(quantity(SMALL)).toHaveFocus();
  expect(quantity(SMALL)).toHaveValue(null);
  await user.tab();
  expect(quantity(SMALL)).toHaveValue(5);
  expect(quantity(LINE)).toHaveValue(4);
});
