import { rootReducer } from '../../../src/app/rootReducer';
import { itemAdded, selectTotals } from '../../../src/features/cart/cartSlice';
import { violatedInvariants } from '../../../tools/sessions/invariants';
import { SHIRT } from '../../support/productIds';

jest.mock('../../../src/data/shop', () => ({
  ...jest.requireActual<object>('../../../src/data/shop'),
  FEE: 4,
}));

it('should hold for a filled cart of a shop with another fee', () => {
  const state = rootReducer(
    undefined,
    itemAdded({ productId: SHIRT, size: 'M' }),
  );
  const { subtotal, total } = selectTotals(state);
  expect(total - subtotal).toBe(400);
  expect(violatedInvariants(state)).toEqual([]);
});
