import { products } from '../../../src/data/products';
import { selectImageIndex } from '../../../src/features/product/productSelectors';
import { createStore } from '../../../src/app/store';
import { imageShown, sizeSelected, tabOpened } from '../../../src/features/product/productPageSlice';
import type { RootState } from '../../../src/app/rootReducer';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { SHIRT, SKIRT } from '../../support/productIds';

const INITIAL = { size: null, imageIndex: 0, tab: 'description' } as const;
const CHANGED = { size: 'L', imageIndex: 1, tab: 'reviews' } as const;

const pageWith = (productPage: RootState['productPage']) => {
  const store = createStore({ preloadedState: { productPage, route: { pathname: `/product/${SHIRT}` } } });
  return { dispatch: store.dispatch, page: () => store.getState().productPage };
};

describe('productPage', () => {
  it('should store the selected size, image and tab', () => {
    const { dispatch, page } = pageWith(INITIAL);
    dispatch(sizeSelected('M'));
    dispatch(sizeSelected('L'));
    dispatch(imageShown(1));
    dispatch(tabOpened('reviews'));
    expect(page()).toEqual(CHANGED);
  });

  it.each([`/product/${SKIRT}`, '/', '/product/no-such-product'])(
    'should reset on navigation to %j',
    (url) => {
      const { dispatch, page } = pageWith(CHANGED);
      dispatch(navigated(url));
      expect(page()).toEqual(INITIAL);
    },
  );

  it('should return the same initial state on navigation', () => {
    const { dispatch, page } = pageWith(INITIAL);
    dispatch(navigated(`/product/${SKIRT}`));
    expect(page()).toBe(INITIAL);
  });

  it.each(['XS', '', '__proto__', 'constructor'])('should ignore the size and the tab %j', (payload) => {
    const { dispatch, page } = pageWith(CHANGED);
    dispatch({ type: sizeSelected.type, payload });
    dispatch({ type: tabOpened.type, payload });
    expect(page()).toBe(CHANGED);
  });

  it.each([-1, 0.5, NaN, Infinity, 1e300])('should ignore the image index %d', (index) => {
    const { dispatch, page } = pageWith(CHANGED);
    dispatch(imageShown(index));
    expect(page()).toBe(CHANGED);
  });

  it('should ignore an image index after the last image of a product', () => {
    const { dispatch, page } = pageWith(CHANGED);
    dispatch(imageShown(Math.max(...products.map(({ image }) => image.length))));
    expect(page()).toBe(CHANGED);
  });
});

describe('selectImageIndex', () => {
  const indexWith = (count: number, imageIndex: number) => {
    const catalogue = {
      products: products.map((product) => ({ ...product, image: product.image.slice(0, count) })),
    };
    const productPage = { ...INITIAL, imageIndex };
    return selectImageIndex(createStore({ preloadedState: { catalogue, productPage } }).getState(), SHIRT);
  };

  it('should be the index of the shown image', () => {
    expect(indexWith(2, 1)).toBe(1);
  });

  it('should be 0 for an index after the last image of the product', () => {
    expect(indexWith(2, 2)).toBe(0);
    expect(indexWith(1, 1)).toBe(0);
  });
});
