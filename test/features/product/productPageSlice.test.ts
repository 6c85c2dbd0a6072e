import { rootReducer } from '../../../src/app/rootReducer';
import {
  imageShown,
  selectImageIndex,
  selectSize,
  sizeSelected,
} from '../../../src/features/product/productPageSlice';
import { productWith } from '../../support/catalogue';

it.each([
  [4, 3],
  [3, 0],
  [1, 0],
])(
  'should show of %d images the fourth if there is one: the index %d',
  (count, index) => {
    const image = Array.from({ length: count }, (_, i) => `${i}.avif`);
    const products = [productWith({ _id: 'tee', image })];
    const state = rootReducer({ catalogue: { products } }, imageShown(3));
    expect(selectImageIndex(state, 'tee')).toBe(index);
  },
);

it.each([
  [['M'], null, 'M'],
  [['S', 'M'], null, null],
  [['S', 'M'], 'M', 'M'],
  [['S', 'M'], 'L', null],
])('should select of the sizes %j after %j: %j', (sizes, chosen, size) => {
  const products = [productWith({ _id: 'tee', sizes })];
  let state = rootReducer({ catalogue: { products } }, { type: 'init' });
  if (chosen) state = rootReducer(state, sizeSelected(chosen));
  expect(selectSize(state, 'tee')).toBe(size);
});
