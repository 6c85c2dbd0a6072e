import { byId } from '../../../src/domain/product';
import { products } from '../../../src/data/products';
import { manyProducts } from '../../../tools/catalogue/manyProducts';

const many = manyProducts(5000);
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('a products of any size', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(manyProducts(100)).toEqual(many.slice(0, 100));
    expect(manyProducts(100, 2)).not.toEqual(many.slice(0, 100));
  });

  it('has no id, no name and no date twice, and goes from the newest to the oldest', () => {
    expect(byId(many).size).toBe(5000);
    expect(distinct(many.map(({ name }) => name.toLowerCase()))).toBe(5000);
    const dates = many.map(({ date }) => date);
    expect(distinct(dates)).toBe(5000);
    expect(dates.toSorted((a, b) => b - a)).toEqual(dates);
  });

  it('asks whole dollars, 14 to 320, lacks some sizes and borrows pictures that there are', () => {
    const asked = many.map(({ price }) => price / 100);
    expect([Math.min(...asked), Math.max(...asked)]).toEqual([14, 320]);
    expect(asked.every(Number.isInteger)).toBe(true);
    expect(distinct(many.map(({ sizes }) => sizes.length))).toBe(2);
    const hung = new Set(products.flatMap(({ image }) => image));
    expect(many.every(({ image }) => image.every((address) => hung.has(address)))).toBe(true);
  });
});
