import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { sizeSelected } from '../../../src/features/product/productPageSlice';
import { renderAt } from '../../support/renderAt';
import { header, main } from '../../support/pageHelpers';
import { SHIRT, SKIRT } from '../../support/productIds';
import { cartWith } from '../../support/cart';

const size = (name: string) => main().getByRole('radio', { name });
const add = () => main().getByRole('button', { name: 'ADD TO CART' });
const cartLink = () => header().getByRole('link', { name: /^Cart/ });

// The toast library keeps its toasts between tests.
beforeEach(() => act(() => toast.removeAll()));

describe('size selection', () => {
  it.each([
    [SHIRT, ['S', 'M', 'L', 'XL', 'XXL']],
    [SKIRT, ['S', 'M', 'L', 'XL']],
    ['selvedge-jeans-indigo', ['M', 'L', 'XL', 'XXL']],
  ])('should offer the available sizes of %s', async (id, sizes) => {
    await renderAt(`/product/${id}`);
    const radios = within(main().getByRole('group', { name: 'Select Size' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(radios.map(({ value }) => value)).toEqual(sizes);
    for (const radio of radios) expect(radio).not.toBeChecked();
  });

  it('should move by the arrow keys and wrap around', async () => {
    const { user } = await renderAt(`/product/${SKIRT}`);
    await user.click(size('S'));
    await user.keyboard('{ArrowRight}');
    expect(size('M')).toBeChecked();
    expect(size('M')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(size('L')).toBeChecked();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(size('S')).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(size('XL')).toBeChecked();
  });
});

describe('ADD TO CART without a size', () => {
  it('should show one toast "Select Product Size" and add nothing', async () => {
    const { user, store } = await renderAt(`/product/${SHIRT}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Select Product Size$/);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(store.getState().cart.items).toEqual({});
    expect(cartLink()).toHaveTextContent(/^Cart$/);
    expect(size('S')).toHaveFocus();
    expect(size('S')).not.toBeChecked();

    await user.dblClick(add());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(store.getState().cart.items).toEqual({});
  });

  it('should show the toast for 5000 ms', async () => {
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

it('should reject a selected size that is not available', async () => {
  const { user, store } = await renderAt(`/product/${SKIRT}`);
  act(() => void store.dispatch(sizeSelected('XXL')));
  await user.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Select Product Size$/);
  expect(store.getState().cart.items).toEqual({});
});

describe('ADD TO CART with a size', () => {
  it('should show no other text', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`, {
      cart: cartWith({ [SHIRT]: { L: 1 } }),
    });
    await user.click(size('L'));
    const text = () => document.body.textContent.replaceAll(/(?<=Items in cart: |Cart)\d+/g, '');
    const before = text();
    await user.click(add());
    expect(text()).toBe(before);
    expect(main().getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  });
});
