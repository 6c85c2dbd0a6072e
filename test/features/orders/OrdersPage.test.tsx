import { within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { formatPrice } from '../../../src/features/catalogue/money';
import { sampleOrders } from '../../../src/features/orders/orders';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';
import { cartWith } from '../../support/cart';
import { productWith } from '../../support/products';

const rows = () => main().getAllByRole('listitem');

describe('OrdersPage', () => {
  it('should show an order of each of the products at index 1 to 3, and none of the cart', async () => {
    await renderAt('/orders', {
      cart: cartWith({ 'button-cardigan-mustard': { S: 3 } }),
    });
    expect(
      main().getByRole('heading', { level: 1, name: 'My Orders' }),
    ).toBeVisible();
    expect(rows()).toHaveLength(3);
    products.slice(1, 4).forEach(({ name, price, image }, i) => {
      const order = within(rows()[i] ?? document.body);
      expect(order.getByRole('heading', { level: 2, name })).toBeVisible();
      expect(order.getByRole('img')).toHaveAttribute('src', image[0]);
      for (const text of [
        formatPrice(price),
        'Quantity: 1',
        'Size: M',
        /16 Sep 2024/,
      ])
        expect(order.getByText(text)).toBeVisible();
      expect(order.getByText('Ready to ship', { ignore: 'li' })).toBeVisible();
    });
  });

  it('should expand and collapse the tracking steps of one order', async () => {
    const { user } = await renderAt('/orders');
    const [first, second] = main().getAllByRole('button', {
      name: 'Track Order',
    });
    if (!first || !second) throw new Error('There are fewer than two orders.');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(first).toHaveAccessibleDescription(products[1]?.name ?? '');
    expect(
      main().queryByText('Delivered', { ignore: '[hidden] *' }),
    ).not.toBeInTheDocument();

    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    const steps = within(rows()[0] ?? document.body).getAllByRole('listitem');
    expect(
      steps.map((step) => [
        step.textContent,
        step.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['Ordered', null],
      ['Ready to ship (now)', 'step'],
      ['On its way', null],
      ['Delivered', null],
    ]);

    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toHaveLength(3);
  });
});

describe('sampleOrders', () => {
  it.each([
    [
      [['S'], ['S', 'M'], ['M', 'L'], ['S', 'L']],
      ['M', 'M', 'S'],
    ],
    [[['S'], ['40', '46']], ['40']],
    [[], []],
  ])(
    'should be of size M, or else of the first size, of the products in %j after the first',
    (all, sizes) => {
      const orders = sampleOrders(
        all.map((each) => productWith({ sizes: each })),
      );
      expect(orders.map(({ size }) => size)).toEqual(sizes);
    },
  );
});
