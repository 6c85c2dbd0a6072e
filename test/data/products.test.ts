import { products } from '../../src/data/products';

it('should list the products sorted by descending date without equal dates', () => {
  const dates = products.map(({ date }) => date ?? NaN);
  const sorted = [...new Set(dates)].sort((a, b) => b - a);
  expect(dates).toEqual(sorted);
});
