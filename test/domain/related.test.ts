import fc from 'fast-check';
import { relatedTo } from '../../src/domain/related';
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
