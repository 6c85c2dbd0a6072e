import { within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { renderAt } from '../../support/renderAt';
import { main, namesOf } from '../../support/pageHelpers';
import { cartWith } from '../../support/cart';

const STEPS = ['Ordered', 'Ready to ship', 'On its way', 'Delivered'];

const rows = () => main().getAllByRole('listitem');

describe('OrdersPage', () => {
  it('should show the products at index 1 to 3', async () => {
    await renderAt('/orders');
    expect(main().getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(namesOf(products.slice(1, 4)));
    expect(rows()).toHaveLength(3);
  });

  it('should show the image, price, quantity, size, date and status of each order', async () => {
    await renderAt('/orders');
    rows().forEach((row, i) => {
      const order = within(row);
      expect(order.getByRole('img')).toHaveAttribute('src', products[i + 1]?.image[0]);
      expect(order.getByText(`$${(products[i + 1]?.price ?? 0) / 100}`)).toBeVisible();
      expect(order.getByText('Quantity: 1')).toBeVisible();
      expect(order.getByText('Size: M')).toBeVisible();
      expect(order.getByText(/16 Sep 2024/)).toBeVisible();
      expect(order.getByText('Ready to ship', { ignore: 'li' })).toBeVisible();
    });
  });

  it('should expand and collapse the tracking steps of one order', async () => {
    const { user } = await renderAt('/orders');
    const [first, second] = main().getAllByRole('button', { name: 'Track Order' });
    if (!first || !second) throw new Error('There are fewer than two orders.');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(first).toHaveAccessibleDescription(products[1]?.name ?? '');
    expect(main().queryByText('Delivered', { ignore: '[hidden] *' })).not.toBeInTheDocument();

    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    const [row] = rows();
    const steps = within(row ?? document.body).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent.replace(' (now)', ''))).toEqual(STEPS);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(steps[1]).toHaveTextContent('Ready to ship (now)');

    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toHaveLength(3);
  });

  it('should not show items of the cart', async () => {
    await renderAt('/orders', {
      cart: cartWith({ 'button-cardigan-mustard': { S: 3 } }),
    });
    expect(main().queryByText('Button Cardigan, Mustard')).not.toBeInTheDocument();
    expect(rows()).toHaveLength(3);
  });
});
