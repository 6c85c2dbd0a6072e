import { descriptions } from '../../src/data/descriptions';
import { selectBestSellers, selectLatest } from '../../src/selectors/home';
import { selectSampleOrders } from '../../src/selectors/orders';
import { selectProduct, selectRelated } from '../../src/selectors/product';
import { createStore } from '../../src/store/createStore';
import { aProduct } from '../domain/range';
import { SHIRT } from '../support/arbitraries';

const state = createStore().getState();
const { products } = state.catalogue;

describe('the products of the shop', () => {
  it('are the ten newest under latest', () => {
    const newest = [...products].sort((a, b) => b.date - a.date).slice(0, 10);
    expect(selectLatest(state)).toEqual(newest);
  });

  it('are the five newest bestsellers under best sellers', () => {
    const best = [...products].sort((a, b) => b.date - a.date).filter(({ bestseller }) => bestseller);
    expect(selectBestSellers(state)).toEqual([best[0], best[1], best[2], best[3], best[4]]);
  });

  it('are found by id', () => {
    expect(selectProduct(state, SHIRT)?.name).toBe('Linen Camp Shirt, Sand');
    for (const product of products) {
      const description = descriptions.get(product._id);
      expect(selectProduct(state, product._id)).toEqual({ ...product, description });
    }
  });

  it('are shown without a text where none has been written', () => {
    const unwritten = createStore({
      preloadedState: { catalogue: { products: [aProduct({ _id: 'new' })] } },
    });
    expect(selectProduct(unwritten.getState(), 'new')).toMatchObject({ _id: 'new', description: '' });
  });

  it.each(['__proto__', 'constructor', 'toString', '', SHIRT.toUpperCase(), `${SHIRT} `, '%00'])(
    'are not found by the id %j, and nothing is related to it',
    (id) => {
      expect(selectProduct(state, id)).toBeUndefined();
      expect(selectRelated(state, id)).toEqual([]);
    },
  );

  it('are related to up to five of their own kind, never to themselves', () => {
    for (const product of products) {
      const related = selectRelated(state, product._id);
      expect(related).not.toContain(product);
      expect(related.length).toBeGreaterThanOrEqual(3);
      expect(related.length).toBeLessThanOrEqual(5);
      const kinds = new Set([product, ...related].map(({ category, subCategory }) => category + subCategory));
      expect(kinds.size).toBe(1);
    }
  });

  it('are ordered in the sample from index 1 to 3', () => {
    expect(selectSampleOrders(state).map(({ product }) => products.indexOf(product))).toEqual([1, 2, 3]);
  });
});
