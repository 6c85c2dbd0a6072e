import { rootReducer } from '../../../src/app/rootReducer';
import { imageShown } from '../../../src/features/product/productPageSlice';
import { selectImageIndex } from '../../../src/features/product/productSelectors';
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
