import fc from 'fast-check';
import { bestSellersOf, latestOf } from '../../src/domain/arrivals';
import { dateAdded } from '../../src/domain/dateAdded';
import { byId } from '../../src/domain/product';
import { relatedTo } from '../../src/domain/related';
import { anyRange, aProduct } from './range';

const range = (count: number, said: Parameters<typeof aProduct>[0] = {}) =>
  Array.from({ length: count }, (_, i) => aProduct({ _id: `p${i}`, ...said }));
const idsOf = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);

describe('the latest products', () => {
  it('are the first ten, in the order of the catalogue', () => {
    expect(idsOf(latestOf(range(12)))).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}`));
  });

  it('are all of them where there are fewer', () => {
    expect(idsOf(latestOf(range(3)))).toEqual(['p0', 'p1', 'p2']);
  });
});

describe('the best sellers', () => {
  it('are the first five that are flagged', () => {
    const products = range(14).map((product, i) => ({ ...product, bestseller: i % 2 === 1 }));
    expect(idsOf(bestSellersOf(products))).toEqual(['p1', 'p3', 'p5', 'p7', 'p9']);
  });

  it('are none where none is flagged', () => {
    expect(bestSellersOf(range(6))).toEqual([]);
  });
});

describe('related products', () => {
  it('are the first five others of the same category and type', () => {
    const [first, ...others] = range(8, { category: 'Kids' });
    expect(first && idsOf(relatedTo(first, [...others, first]))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it('share category and type both', () => {
    const coat = aProduct({ _id: 'coat', category: 'Women', subCategory: 'Winterwear' });
    const parka = aProduct({ _id: 'parka', category: 'Women', subCategory: 'Winterwear' });
    const blouse = aProduct({ _id: 'blouse', category: 'Women', subCategory: 'Topwear' });
    const fleece = aProduct({ _id: 'fleece', category: 'Men', subCategory: 'Winterwear' });
    expect(relatedTo(coat, [fleece, blouse, coat, parka])).toEqual([parka]);
  });

  it('never hold the product itself, nor more than five, in any range', () => {
    fc.assert(
      fc.property(anyRange, (products) => {
        for (const product of products) {
          const cell = products.filter(
            (other) =>
              `${other.category} ${other.subCategory}` === `${product.category} ${product.subCategory}`,
          );
          const expected = idsOf(cell).filter((id) => id !== product._id);
          expect(idsOf(relatedTo(product, products))).toEqual(expected.slice(0, 5));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the products by id', () => {
  it('know their own ids and no key that every object has', () => {
    const products = byId(range(2));
    expect(products.get('p1')?._id).toBe('p1');
    for (const id of ['__proto__', 'constructor', 'toString', 'size', '']) {
      expect(products.get(id)).toBeUndefined();
    }
  });
});

describe('a product in words', () => {
  it('says the day when it came into the shop, wherever the shopper is', () => {
    expect(dateAdded(aProduct({ date: Date.UTC(2026, 9, 28) }))).toBe('28 October 2026');
    expect(dateAdded(aProduct({ date: Date.UTC(2026, 0, 1, 23, 59) }))).toBe('1 January 2026');
  });
});
