import fc from 'fast-check';
import { arrivalOf, relatedTo } from '../../src/domain/productPage';
import { anyRange, aProduct } from './range';

const idsOf = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);

describe('related products', () => {
  it('are the first five others of the same category and type', () => {
    const [first, ...others] = Array.from({ length: 8 }, (_, i) =>
      aProduct({ _id: `p${i}`, category: 'Kids' }),
    );
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

describe('a product in words', () => {
  it('says the day when it came into the shop, wherever the shopper is', () => {
    expect(arrivalOf(aProduct({ date: Date.UTC(2026, 9, 28) }))).toBe('28 October 2026');
    expect(arrivalOf(aProduct({ date: Date.UTC(2026, 0, 1, 23, 59) }))).toBe('1 January 2026');
  });

  it('says every month as the platform does', () => {
    const platform = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const date = Date.UTC(2025, month, month + 1);
      expect(arrivalOf(aProduct({ date }))).toBe(platform.format(date));
    }
  });
});
