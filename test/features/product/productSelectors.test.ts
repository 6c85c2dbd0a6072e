import { selectProductSummary } from '../../../src/features/catalogue/catalogueSlice';
import { selectRelated } from '../../../src/features/product/productSelectors';
import { createStore } from '../../../src/app/store';
import { SHIRT } from '../../support/productIds';

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
