import fc from 'fast-check';
import { selectProductSummary } from '../../../src/features/catalogue/catalogueSlice';
import { selectRelated } from '../../../src/features/product/productSelectors';
import { createStore } from '../../../src/app/store';
import { anyProducts } from '../../support/products';
import { SHIRT } from '../../support/events';

describe('selectProductSummary and selectRelated', () => {
  it.each(['__proto__', 'constructor', 'toString', '', SHIRT.toUpperCase(), `${SHIRT} `, '%00'])(
    'should find nothing for the unknown id %j',
    (id) => {
      const state = createStore().getState();
      expect(selectProductSummary(state, id)).toBeUndefined();
      expect(selectRelated(state, id)).toEqual([]);
    },
  );
});

describe('selectRelated', () => {
  it('should return the first five other products of the same category and type', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        const state = createStore({ preloadedState: { catalogue: { products } } }).getState();
        for (const { _id, category, subCategory } of products) {
          const kind = `${category} ${subCategory}`;
          const others = products.filter(
            (other) => other._id !== _id && `${other.category} ${other.subCategory}` === kind,
          );
          expect(selectRelated(state, _id)).toEqual(others.slice(0, 5));
        }
      }),
      { numRuns: 50 },
    );
  });
});
