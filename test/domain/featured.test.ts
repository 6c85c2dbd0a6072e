import { bestSellers, latestProducts } from '../../src/domain/featured';
import { productWith } from './products';

const productsOf = (count: number) => Array.from({ length: count }, (_, i) => productWith({ _id: `p${i}` }));
const idsOf = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);

describe('latestProducts', () => {
  it('should return the first ten products in catalogue order', () => {
    expect(idsOf(latestProducts(productsOf(12)))).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}`));
  });

  it('should return all products when there are fewer than ten', () => {
    expect(idsOf(latestProducts(productsOf(3)))).toEqual(['p0', 'p1', 'p2']);
  });
});

describe('bestSellers', () => {
  it('should return the first five products with the flag', () => {
    const products = productsOf(14).map((product, i) => ({ ...product, bestseller: i % 2 === 1 }));
    expect(idsOf(bestSellers(products))).toEqual(['p1', 'p3', 'p5', 'p7', 'p9']);
  });

  it('should return an empty list when no product has the flag', () => {
    expect(bestSellers(productsOf(6))).toEqual([]);
  });
});
