import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { sizeSelected } from '../../src/store/productPage';
import { renderAt } from '../support/renderAt';
import { announcements, header, main, SHIRT, SKIRT } from './shop';
import { cartWith } from '../support/cart';

const size = (name: string) => main().getByRole('radio', { name });
const add = () => main().getByRole('button', { name: 'ADD TO CART' });
const cartLink = () => header().getByRole('link', { name: /^Cart/ });

// The toasts of a test outlive it: their list belongs to the library, not to the store.
beforeEach(() => act(() => toast.removeAll()));

describe('the choice of a size', () => {
  it.each([
    [SHIRT, ['S', 'M', 'L', 'XL', 'XXL']],
    [SKIRT, ['S', 'M', 'L']],
    ['selvedge-jeans-indigo', ['M', 'L', 'XL', 'XXL']],
  ])('of %s is among those that it is sold in', async (id, sizes) => {
    await renderAt(`/product/${id}`);
    const radios = within(main().getByRole('group', { name: 'Select Size' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(radios.map(({ value }) => value)).toEqual(sizes);
    for (const radio of radios) expect(radio).not.toBeChecked();
  });

  it('is made by a click, and made anew by another', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`);
    await user.click(size('M'));
    expect(size('M')).toBeChecked();
    await user.click(size('XL'));
    expect(size('XL')).toBeChecked();
    expect(size('M')).not.toBeChecked();
  });

  it('moves with the arrow keys, round and round', async () => {
    const { user } = await renderAt(`/product/${SKIRT}`);
    await user.click(size('S'));
    await user.keyboard('{ArrowRight}');
    expect(size('M')).toBeChecked();
    expect(size('M')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(size('L')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(size('S')).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(size('L')).toBeChecked();
  });
});

describe('ADD TO CART without a size', () => {
  it('says "Select Product Size", once, and adds nothing', async () => {
    const { user, store } = await renderAt(`/product/${SHIRT}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Select Product Size$/);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(store.getState().cart.items).toEqual({});
    expect(cartLink()).toHaveTextContent(/^Cart$/);

    await user.dblClick(add());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(store.getState().cart.items).toEqual({});
  });

  it('says so for 5000 ms', async () => {
    await renderAt(`/product/${SHIRT}`);
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    try {
      await user.click(add());
      await screen.findByRole('alert');
      act(() => jest.advanceTimersByTime(4900));
      expect(screen.getByRole('alert')).toBeVisible();
      act(() => jest.advanceTimersByTime(200));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

it('rejects a selected size that the product is not sold in', async () => {
  const { user, store } = await renderAt(`/product/${SKIRT}`);
  act(() => void store.dispatch(sizeSelected('XXL')));
  await user.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Select Product Size$/);
  expect(store.getState().cart.items).toEqual({});
});

describe('ADD TO CART with a size', () => {
  it('adds one of that size', async () => {
    const { user, store } = await renderAt(`/product/${SHIRT}`);
    await user.click(size('L'));
    await user.click(add());
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { L: 1 } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(size('L')).toBeChecked();
    expect(add()).toHaveFocus();
  });

  it('adds one more of the same size, and another line for another size', async () => {
    const { user, store } = await renderAt(`/product/${SHIRT}`);
    await user.click(size('L'));
    await user.dblClick(add());
    await user.click(size('S'));
    await user.click(add());
    expect(store.getState().cart.items).toEqual({ [SHIRT]: { L: 2, S: 1 } });
  });

  it('ticks the badge up and tells those who listen, politely', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`, {
      cart: cartWith({ [SKIRT]: { M: 2 } }),
    });
    await user.click(size('L'));
    expect(within(cartLink()).getByText('2')).toBeVisible();
    expect(announcements()).toContain('Items in cart: 2');
    await user.click(add());
    expect(within(cartLink()).getByText('3')).toBeVisible();
    expect(announcements()).toContain('Items in cart: 3');
  });

  it('shows no new words', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`, {
      cart: cartWith({ [SHIRT]: { L: 1 } }),
    });
    await user.click(size('L'));
    const words = () => document.body.textContent.replaceAll(/(?<=Items in cart: |Cart)\d+/g, '');
    const before = words();
    await user.click(add());
    expect(words()).toBe(before);
    expect(main().getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  });

  it('works with the keyboard alone', async () => {
    const { user, store } = await renderAt(`/product/${SKIRT}`);
    size('S').focus();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(add()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.getState().cart.items).toEqual({ [SKIRT]: { M: 1 } });
  });
});
