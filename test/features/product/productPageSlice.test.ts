import { rootReducer } from '../../../src/app/rootReducer';
import {
  selectColors,
  selectRelated,
} from '../../../src/features/product/productPageSlice';
import { navigated } from '../../../src/routing/routeSlice';
import type { Product } from '../../../src/data/types';
import { productWith } from '../../support/catalogue';
import { routeAt } from '../../support/storeHelpers';

/** The state in which the first of these products is open. */
const stateWith = (...products: readonly Product[]) =>
  rootReducer(
    { catalogue: { products } },
    navigated(routeAt(`/product/${products[0]?._id}`)),
  );

it('should show the other colors of a product, but not as related products', () => {
  const color = { style: 'tee', name: 'Sand' };
  const sand = productWith({ _id: 'sand', color });
  const navy = productWith({ _id: 'navy', color });
  const other = productWith({ _id: 'other' });
  const state = stateWith(sand, navy, other);
  expect(selectColors(state)).toEqual([sand, navy]);
  expect(selectRelated(state)).toEqual([other]);
  expect(selectColors(stateWith(other, sand))).toEqual([]);
});
