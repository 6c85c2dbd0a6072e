import fc from 'fast-check';
import { relatedTo } from '../../src/domain/related';
import { anyProducts, productWith } from './products';

const idsOf = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);

describe('relatedTo', () => {
  it('should return the first five other products of the same category and type', () => {
    const [first, ...others] = Array.from({ length: 8 }, (_, i) =>
      productWith({ _id: `p${i}`, category: 'Kids' }),
    );
    expect(first && idsOf(relatedTo(first, [...others, first]))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it('should compare both the category and the type', () => {
    const coat = productWith({ _id: 'coat', category: 'Women', subCategory: 'Winterwear' });
    const parka = productWith({ _id: 'parka', category: 'Women', subCategory: 'Winterwear' });
    const blouse = productWith({ _id: 'blouse', category: 'Women', subCategory: 'Topwear' });
    const fleece = productWith({ _id: 'fleece', category: 'Men', subCategory: 'Winterwear' });
    expect(relatedTo(coat, [fleece, blouse, coat, parka])).toEqual([parka]);
  });

  it('should return at most five products and never the product itself', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        for (const product of products) {
          const sameKind = products.filter(
            (other) =>
              `${other.category} ${other.subCategory}` === `${product.category} ${product.subCategory}`,
          );
          const expected = idsOf(sameKind).filter((id) => id !== product._id);
          expect(idsOf(relatedTo(product, products))).toEqual(expected.slice(0, 5));
        }
      }),
      { numRuns: 50 },
    );
  });
});
