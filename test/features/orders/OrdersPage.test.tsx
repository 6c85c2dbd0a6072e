import { products } from '../../../src/data/products';
import { formatPrice } from '../../../src/features/catalogue/money';
import {
  h1,
  headings,
  main,
  renderAt,
  screen,
  SHIRT,
  textsOf,
  user,
  within,
} from '../../support';

const orders = () => main().getAllByRole('listitem');

it('should show an order of each of the products at index 1 to 3, which are not newer, and none of the cart', async () => {
  const items = { [SHIRT]: { S: 3 } };
  const priced = products.map((product) => ({
    ...product,
    variants: { M: { price: product.price + 400 } },
  }));
  const catalogue = { products: priced };
  await renderAt('/orders', { cart: { items }, catalogue });
  expect(h1()).toHaveTextContent('My Orders');
  expect(main().getByText(/^These are sample orders\./)).toBeVisible();
  expect(h1()).toHaveAccessibleDescription(/No order is placed in this shop/);
  const names = headings();
  const images = main().getAllByRole('img');
  expect(orders()).toHaveLength(3);
  for (const [i, order] of orders().entries()) {
    const product = products[i + 1];
    if (!product) throw new Error('The catalogue has too few products.');
    const price = formatPrice(product.price + 400);
    expect(names[i]).toBe(product.name);
    expect(images[i]).toHaveAttribute('src', product.image[0]);
    expect(order).toHaveTextContent(`${price}Quantity: 1Size: M`);
    expect(order).toHaveTextContent('Date: 16 Sep 2024Ready to ship');
    expect(product.date).toBeLessThan(Date.UTC(2024, 8, 16));
  }
});

it('should expand the tracking steps of one order', async () => {
  await renderAt('/orders');
  const [first, second] = screen.getAllByRole('button', {
    name: 'Track Order',
  });
  expect(first).toHaveAccessibleDescription(products[1]?.name ?? '');
  await user.click(first ?? document.body);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(second).toHaveAttribute('aria-expanded', 'false');
  const [order] = orders();
  const steps = within(order ?? document.body).getAllByRole('listitem');
  expect(textsOf(steps)).toEqual([
    'Ordered',
    'Ready to ship (now)',
    'On its way',
    'Delivered',
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});
