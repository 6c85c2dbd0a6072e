import { sampleOrders } from '../../../src/features/orders/orders';
import { productWith } from '../../support/products';

describe('sampleOrders', () => {
  it('should be of size M, or of the first size of a product without M', () => {
    const sizesOf = [
      ['S', 'M'],
      ['M', 'L'],
      ['S', 'L'],
      ['40', '46'],
    ];
    const orders = sampleOrders(sizesOf.map((sizes) => productWith({ sizes })));
    expect(orders.map(({ size }) => size)).toEqual(['M', 'S', '40']);
  });

  it('should return fewer orders for fewer products', () => {
    expect(sampleOrders([])).toEqual([]);
    expect(sampleOrders([productWith(), productWith()])).toHaveLength(1);
  });
});
