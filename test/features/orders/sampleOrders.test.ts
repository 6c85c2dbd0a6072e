import { sampleOrders } from '../../../src/features/orders/sampleOrders';
import { productWith } from '../../support/catalogue';

it.each([
  [
    [['S'], ['S', 'M'], ['M', 'L'], ['S', 'L']],
    ['M', 'M', 'S'],
  ],
  [[['S'], ['40', '46']], ['40']],
  [[], []],
])(
  'should be of size M, or else of the first size, of the products in %j after the first',
  (all, expected) => {
    const sold = all.map((sizes) => productWith({ sizes }));
    const sizes = sampleOrders(sold).map(({ size }) => size);
    expect(sizes).toEqual(expected);
  },
);
