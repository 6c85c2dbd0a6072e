import { createStore } from '../../../src/app/store';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { imageShown } from '../../../src/features/product/productPageSlice';
import { selectImageIndex } from '../../../src/features/product/productSelectors';
import { theProduct } from '../../support/pageHelpers';
import { SHIRT, SKIRT } from '../../support/productIds';

const { image } = theProduct(SHIRT);
const productPage = { size: 'L', imageIndex: image.length - 1, tab: 'reviews' } as const;

const openPage = (products = [theProduct(SHIRT)]) =>
  createStore({
    preloadedState: { catalogue: { products }, productPage, route: { pathname: `/product/${SHIRT}` } },
  });

describe('productPage', () => {
  it('should reset on navigation', () => {
    const store = openPage();
    store.dispatch(navigated(`/product/${SKIRT}`));
    expect(store.getState().productPage).toEqual({ size: null, imageIndex: 0, tab: 'description' });
  });

  it('should ignore an image index after the last image of a product', () => {
    const store = openPage();
    store.dispatch(imageShown(image.length));
    expect(store.getState().productPage).toBe(productPage);
  });

  it.each([
    [image.length, image.length - 1],
    [image.length - 1, 0],
    [1, 0],
  ])('should show of %d images the one with the index %d', (count, index) => {
    const store = openPage([{ ...theProduct(SHIRT), image: image.slice(0, count) }]);
    expect(selectImageIndex(store.getState(), SHIRT)).toBe(index);
  });
});
