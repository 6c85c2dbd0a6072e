import { rootReducer } from '../../../src/app/rootReducer';
import {
  cart,
  itemAdded,
  cartLoaded,
  selectAvailableLines,
  selectUnavailableLines,
} from '../../../src/features/cart/cartSlice';
import { productWith, SHIRT, SKIRT, TROUSERS } from '../../support/catalogue';

const line = { productId: SHIRT, size: 'M' };
const added = itemAdded(line);

const shirts = (quantity: number) => ({ [SHIRT]: { M: quantity } });

it('should keep the products in the order in which they were first added, and their sizes together', () => {
  const ids = [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS];
  const additions = ids.map((productId) => itemAdded({ productId, size: 'L' }));
  const events = [...additions, added];
  const { items } = events.reduce(cart.reducer, { items: {} });
  const expected = {
    [TROUSERS]: { L: 2 },
    [SHIRT]: { L: 2, M: 1 },
    [SKIRT]: { L: 1 },
  };
  expect(JSON.stringify(items)).toBe(JSON.stringify(expected));
});

it('should have a line again when its size can be bought again', () => {
  const state = rootReducer(undefined, cartLoaded({ items: shirts(2) }));
  const soldOut = [
    productWith({ _id: SHIRT, variants: { M: { soldOut: true } } }),
  ];
  const unavailable = { ...state, catalogue: { products: soldOut } };
  expect(selectAvailableLines(unavailable)).toEqual([]);
  expect(selectUnavailableLines(unavailable)).toMatchObject([line]);
  expect(selectAvailableLines(state)).toMatchObject([{ ...line, quantity: 2 }]);
  expect(selectUnavailableLines(state)).toEqual([]);
});
