import { bestSellers, latestProducts } from '../../src/domain/featured';
import { aProduct } from './range';

const range = (count: number) => Array.from({ length: count }, (_, i) => aProduct({ _id: `p${i}` }));
const idsOf = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);

describe('the latest products', () => {
  it('are the first ten, in the order of the catalogue', () => {
    expect(idsOf(latestProducts(range(12)))).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}`));
  });

  it('are all of them where there are fewer', () => {
    expect(idsOf(latestProducts(range(3)))).toEqual(['p0', 'p1', 'p2']);
  });
});

describe('the best sellers', () => {
  it('are the first five that are flagged', () => {
    const products = range(14).map((product, i) => ({ ...product, bestseller: i % 2 === 1 }));
    expect(idsOf(bestSellers(products))).toEqual(['p1', 'p3', 'p5', 'p7', 'p9']);
  });

  it('are none where none is flagged', () => {
    expect(bestSellers(range(6))).toEqual([]);
  });
});
