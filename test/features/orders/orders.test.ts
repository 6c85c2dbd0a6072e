import { sampleOrders } from '../../../src/features/orders/orders';
import { productWith } from '../../support/products';

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
      const orders = sampleOrders(all.map((each) => productWith({ sizes: each })));
      expect(orders.map(({ size }) => size)).toEqual(sizes);
    },
  );
});
