import { descriptions } from '../../src/data/descriptions';
import { itemAdded } from '../../src/store/cart';
import { createStore } from '../../src/store/createStore';
import { SHIRT } from '../support/events';

// selectors/product injects the slice when it is loaded, so this file imports it later.
it('should return a description for a state from before the slice was injected', async () => {
  const store = createStore();
  const state = store.getState();
  expect(state).not.toHaveProperty('descriptions');
  const { selectProduct } = await import('../../src/selectors/product');
  expect(selectProduct(state, SHIRT)?.description).toBe(descriptions[SHIRT]);
  expect(store.getState()).toBe(state);
  const before = selectProduct(state, SHIRT);
  store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  expect(store.getState().descriptions).toBe(descriptions);
  expect(selectProduct(store.getState(), SHIRT)).toBe(before);
});
