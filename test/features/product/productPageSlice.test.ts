import { rootReducer } from '../../../src/app/rootReducer';
import {
  imageShown,
  selectColors,
  selectImageIndex,
  selectProductTab,
  selectRelated,
  tabOpened,
} from '../../../src/features/product/productPageSlice';
import { navigated } from '../../../src/routing/routeSlice';
import type { Product } from '../../../src/data/types';
import { productWith } from '../../support/catalogue';
import { routeAt } from '../../support/storeHelpers';

const TEE = productWith({ _id: 'tee' });

/** The state in which the first of these products is open. */
const stateWith = (...products: readonly Product[]) =>
  rootReducer(
    { catalogue: { products } },
    navigated(routeAt(`/product/${products[0]?._id}`)),
  );

it.each([
  [4, 3],
  [3, 0],
])(
  'should show of %d images the fourth if there is one: the index %d',
  (count, index) => {
    const image = Array.from({ length: count }, (_, i) => `${i}.avif`);
    const state = stateWith({ ...TEE, image });
    expect(selectImageIndex(rootReducer(state, imageShown(3)))).toBe(index);
  },
);

it.each([
  [1, 'reviews'],
  [0, 'description'],
])('should open for %d ratings, after Reviews: %s', (count, tab) => {
  const state = stateWith({ ...TEE, ratings: [{ stars: 5, count }] });
  expect(selectProductTab(rootReducer(state, tabOpened('reviews')))).toBe(tab);
});

it('should show the other colors of a product, but not as related products', () => {
  const color = { style: 'tee', name: 'Sand' };
  const sand = productWith({ _id: 'sand', color });
  const navy = productWith({ _id: 'navy', color });
  const other = productWith({ _id: 'other' });
  const state = stateWith(sand, navy, other);
  expect(selectColors(state)).toEqual([sand, navy]);
  expect(selectRelated(state)).toEqual([other]);
  expect(selectColors(stateWith(sand, other))).toEqual([]);
});
