import { products } from '../../../src/data/products';
import { selectImageIndex } from '../../../src/features/product/productSelectors';
import { createStore } from '../../../src/app/store';
import { imageShown } from '../../../src/features/product/productPageSlice';
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
  it.each([`/product/${SKIRT}`, '/', '/product/no-such-product'])(
    'should reset on navigation to %j',
    (url) => {
      const { dispatch, page } = pageWith(CHANGED);
      dispatch(navigated(url));
      expect(page()).toEqual(INITIAL);
    },
  );

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
