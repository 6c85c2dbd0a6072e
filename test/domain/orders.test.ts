import { sampleOrders, TRACKING } from '../../src/domain/orders';
import { aProduct } from './range';

const range = ['zero', 'one', 'two', 'three', 'four'].map((_id) => aProduct({ _id }));

describe('the sample orders', () => {
  it('are the products at index 1 to 3', () => {
    expect(sampleOrders(range).map(({ product }) => product._id)).toEqual(['one', 'two', 'three']);
  });

  it('are one of each in size M, of 16 Sep 2024, ready to ship', () => {
    for (const { size, quantity, date, status } of sampleOrders(range)) {
      expect([size, quantity, date, status]).toEqual(['M', 1, '16 Sep 2024', 'Ready to ship']);
    }
  });

  it('are on their way: they have been ordered and are not there yet', () => {
    const steps = TRACKING.map((step) => step.toLowerCase());
    expect([steps.at(0), steps.at(-1)]).toEqual(['ordered', 'delivered']);
    for (const { status } of sampleOrders(range)) {
      expect(TRACKING.indexOf(status)).toBeGreaterThan(0);
      expect(TRACKING.indexOf(status)).toBeLessThan(TRACKING.length - 1);
    }
    expect(steps.every((step) => step !== '')).toBe(true);
  });

  it('are as many as there are products for them', () => {
    expect(sampleOrders([])).toEqual([]);
    expect(sampleOrders(range.slice(0, 2))).toHaveLength(1);
  });
});
