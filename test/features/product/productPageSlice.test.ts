import { rootReducer } from '../../../src/app/rootReducer';
import {
  imageShown,
  selectColorVariants,
  selectImageIndex,
  selectRelated,
  selectSelectedSize,
  sizeSelected,
} from '../../../src/features/product/productPageSlice';
import { productWith } from '../../support/catalogue';

it.each([
  [4, 3],
  [3, 0],
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
  [['M'], '', 'M'],
  [['S', 'M'], '', null],
  [['S', 'M'], 'M', 'M'],
  [['S', 'M'], 'L', null],
])('should select of the sizes %j after "%s": %j', (sizes, chosen, size) => {
  const products = [productWith({ _id: 'tee', sizes })];
  const state = rootReducer({ catalogue: { products } }, sizeSelected(chosen));
  expect(selectSelectedSize(state, 'tee')).toBe(size);
});

it('should show the other colors of a product, but not as related products', () => {
  const color = { style: 'tee', name: 'Sand' };
  const sand = productWith({ _id: 'sand', color });
  const navy = productWith({ _id: 'navy', color });
  const other = productWith({ _id: 'other' });
  const catalogue = { products: [sand, navy, other] };
  const state = rootReducer({ catalogue }, imageShown(0));
  expect(selectColorVariants(state, 'sand')).toEqual([sand, navy]);
  expect(selectRelated(state, 'sand')).toEqual([other]);
});
