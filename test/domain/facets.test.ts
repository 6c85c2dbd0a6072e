import fc from 'fast-check';
import { naiveCounts } from './naiveList';
import { anyCriteria, anyRange, aProduct, countsOf } from './range';

describe('the counts beside the choices', () => {
  it('say how many products each choice would show', () => {
    const products = [
      aProduct({ category: 'Men', subCategory: 'Topwear', name: 'Linen Shirt' }),
      aProduct({ category: 'Men', subCategory: 'Winterwear', name: 'Wool Coat' }),
      aProduct({ category: 'Kids', subCategory: 'Topwear', name: 'Linen Tee' }),
    ];
    expect(countsOf(products, { categories: [], types: [], query: '' })).toEqual({
      categories: { Men: 2, Women: 0, Kids: 1 },
      types: { Topwear: 2, Bottomwear: 0, Winterwear: 1 },
    });
    expect(countsOf(products, { categories: ['Men'], types: ['Topwear'], query: 'linen' })).toEqual({
      categories: { Men: 1, Women: 0, Kids: 1 },
      types: { Topwear: 1, Bottomwear: 0, Winterwear: 0 },
    });
  });

  it('equal a count by hand for any range and any criteria', () => {
    fc.assert(
      fc.property(anyRange, anyCriteria, (products, { categories, types, query }) => {
        const tally = {
          categories: { Men: 0, Women: 0, Kids: 0 },
          types: { Topwear: 0, Bottomwear: 0, Winterwear: 0 },
        };
        // One pass: a product counts for its own choice if nothing of the other group keeps it out.
        for (const { category, subCategory, name } of products) {
          if (!name.toUpperCase().includes(query.toUpperCase())) continue;
          if (!types.length || types.some((type) => type === subCategory)) tally.categories[category] += 1;
          if (!categories.length || categories.some((one) => one === category)) tally.types[subCategory] += 1;
        }
        expect(countsOf(products, { categories, types, query })).toEqual(tally);
      }),
      { numRuns: 200 },
    );
  });

  it('are those of six filters', () => {
    fc.assert(
      fc.property(anyRange, anyCriteria, (products, criteria) => {
        expect(countsOf(products, criteria)).toEqual(naiveCounts(products, criteria));
      }),
      { numRuns: 100 },
    );
  });
});
