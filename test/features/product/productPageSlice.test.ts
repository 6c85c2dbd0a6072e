import { createStore } from '../../../src/app/store';
import { selectImageIndex } from '../../../src/features/product/productSelectors';
import { theProduct } from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';

const product = theProduct(SHIRT);
const { image } = product;

it.each([
  [image.length, image.length - 1],
  [image.length - 1, 0],
  [1, 0],
])('should show of %d images the one with the index %d', (count, index) => {
  const store = createStore({
    preloadedState: {
      catalogue: { products: [{ ...product, image: image.slice(0, count) }] },
      productPage: { size: 'L', imageIndex: image.length - 1, tab: 'reviews' },
    },
  });
  expect(selectImageIndex(store.getState(), SHIRT)).toBe(index);
});
