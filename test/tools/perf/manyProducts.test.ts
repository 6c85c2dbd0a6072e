import { products } from '../../../src/data/products';
import { manyProducts } from '../../../tools/perf/manyProducts';

const many = manyProducts(5000);
const countDistinct = (values: readonly unknown[]) => new Set(values).size;

describe('manyProducts', () => {
  it('should depend on the seed only', () => {
    expect(manyProducts(100)).toEqual(many.slice(0, 100));
    expect(manyProducts(100, 2)).not.toEqual(many.slice(0, 100));
  });

  it('should return unique ids, names and dates, newest first', () => {
    expect(countDistinct(many.map(({ _id }) => _id))).toBe(5000);
    expect(countDistinct(many.map(({ name }) => name.toLowerCase()))).toBe(5000);
    const dates = many.map(({ date }) => date ?? NaN);
    expect(countDistinct(dates)).toBe(5000);
    expect(dates.toSorted((a, b) => b - a)).toEqual(dates);
  });

  it('should return prices in whole dollars from 14 to 320, missing sizes and existing images', () => {
    const prices = many.map(({ price }) => price / 100);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([14, 320]);
    expect(prices.every(Number.isInteger)).toBe(true);
    expect(countDistinct(many.map(({ sizes }) => sizes.length))).toBe(2);
    const images = new Set(products.flatMap(({ image }) => image));
    expect(many.every(({ image }) => image.every((url) => images.has(url)))).toBe(true);
  });
});
