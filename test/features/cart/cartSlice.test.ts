import { cart, itemAdded } from '../../../src/features/cart/cartSlice';
import { SHIRT, SKIRT, TROUSERS } from '../../support/catalogue';

it('should keep the products in the order in which they were first added, and their sizes together', () => {
  const ids = [TROUSERS, SHIRT, SKIRT, SHIRT, TROUSERS];
  const added = ids.map((productId) => itemAdded({ productId, size: 'L' }));
  const last = itemAdded({ productId: SHIRT, size: 'M' });
  const { items } = [...added, last].reduce(cart.reducer, { items: {} });
  expect(JSON.stringify(items)).toBe(
    JSON.stringify({
      [TROUSERS]: { L: 2 },
      [SHIRT]: { L: 2, M: 1 },
      [SKIRT]: { L: 1 },
    }),
  );
});
