import { sampleOrders, TRACKING } from '../../src/domain/orders';
import { productWith } from './products';

const products = ['zero', 'one', 'two', 'three', 'four'].map((_id) => productWith({ _id }));

describe('sampleOrders', () => {
  it('should return the products at index 1 to 3', () => {
    expect(sampleOrders(products).map(({ product }) => product._id)).toEqual(['one', 'two', 'three']);
  });

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

  it('should have a status between the first and the last tracking step', () => {
    const steps = TRACKING.map((step) => step.toLowerCase());
    expect([steps.at(0), steps.at(-1)]).toEqual(['ordered', 'delivered']);
    for (const { status } of sampleOrders(products)) {
      expect(TRACKING.indexOf(status)).toBeGreaterThan(0);
      expect(TRACKING.indexOf(status)).toBeLessThan(TRACKING.length - 1);
    }
    expect(steps.every((step) => step !== '')).toBe(true);
  });

  it('should return fewer orders for fewer products', () => {
    expect(sampleOrders([])).toEqual([]);
    expect(sampleOrders(products.slice(0, 2))).toHaveLength(1);
  });
});
