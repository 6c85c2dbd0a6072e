import { products } from '../../../src/data/products';
import { sampleOrders } from '../../../src/features/orders/sampleOrders';
import {
  h1,
  headings,
  main,
  namesOf,
  productWith,
  renderAt,
  screen,
  SHIRT,
  textsOf,
  user,
  within,
} from '../../support';

const orders = () => main().getAllByRole('listitem');

it('should show an order of each of the products at index 1 to 3, and none of the cart', async () => {
  const items = { [SHIRT]: { S: 3 } };
  const variants = { M: { price: 99_900 } };
  const priced = products.map((product) => ({ ...product, variants }));
  const catalogue = { products: priced };
  await renderAt('/orders', { cart: { items }, catalogue });
  expect(h1()).toHaveTextContent('My Orders');
  expect(main().getByText(/^These are sample orders\./)).toBeVisible();
  expect(h1()).toHaveAccessibleDescription(/No order is placed in this shop/);
  expect(headings()).toEqual(namesOf(products.slice(1, 4)));
  const text = '$999Quantity: 1Size: MDate: 16 Sep 2024Ready to ship';
  for (const order of orders()) expect(order).toHaveTextContent(text);
  const images = main().getAllByRole('img');
  expect(images[0]).toHaveAttribute('src', products[1]?.image[0]);
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

it.each([
  [
    [['S'], ['S', 'M'], ['M', 'L'], ['S', 'L']],
    ['M', 'M', 'S'],
  ],
  [[['S'], ['40', '46']], ['40']],
  [[], []],
])(
  'should have sample orders of size M, or else of the first size, of the products in %j after the first',
  (all, expected) => {
    const sold = all.map((sizes) => productWith({ sizes }));
    const sizes = sampleOrders(sold).map(({ size }) => size);
    expect(sizes).toEqual(expected);
  },
);
