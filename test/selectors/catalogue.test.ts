import { selectProductSummary } from '../../src/selectors/catalogue';
import { selectBestSellers, selectLatest } from '../../src/selectors/home';
import { selectSampleOrders } from '../../src/selectors/orders';
import { selectRelated } from '../../src/selectors/product';
import { createStore } from '../../src/store/createStore';
import { SHIRT } from '../support/events';

const state = createStore().getState();
const { products } = state.catalogue;
const newestFirst = [...products].sort((a, b) => b.date - a.date);

describe('selectLatest', () => {
  it('should return the ten newest products', () => {
    expect(selectLatest(state)).toEqual(newestFirst.slice(0, 10));
  });
});

describe('selectBestSellers', () => {
  it('should return the five newest bestsellers', () => {
    expect(selectBestSellers(state)).toEqual(newestFirst.filter(({ bestseller }) => bestseller).slice(0, 5));
  });
});

describe('selectProductSummary', () => {
  it.each(['__proto__', 'constructor', 'toString', '', SHIRT.toUpperCase(), `${SHIRT} `, '%00'])(
    'should return undefined for the unknown id %j',
    (id) => {
      expect(selectProductSummary(state, id)).toBeUndefined();
      expect(selectRelated(state, id)).toEqual([]);
    },
  );
});

describe('selectRelated', () => {
  it('should return up to five other products of the same category and type', () => {
    for (const product of products) {
      const related = selectRelated(state, product._id);
      expect(related).not.toContain(product);
      expect(related.length).toBeGreaterThanOrEqual(3);
      expect(related.length).toBeLessThanOrEqual(5);
      const kinds = new Set([product, ...related].map(({ category, subCategory }) => category + subCategory));
      expect(kinds.size).toBe(1);
    }
  });
});

describe('selectSampleOrders', () => {
  it('should return the products at index 1 to 3', () => {
    expect(selectSampleOrders(state).map(({ product }) => products.indexOf(product))).toEqual([1, 2, 3]);
  });
});
