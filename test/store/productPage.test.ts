import { products } from '../../src/data/products';
import { selectProductPage } from '../../src/selectors/product';
import { createStore } from '../../src/store/createStore';
import { imageShown, sizeSelected, tabOpened, type ProductPage } from '../../src/store/productPage';
import { navigated } from '../../src/store/route';
import { SHIRT, SKIRT } from '../support/arbitraries';

const FIRST: ProductPage = { size: null, picture: 0, tab: 'description' };
const CHOSEN: ProductPage = { size: 'L', picture: 1, tab: 'reviews' };

const pageWith = (productPage: ProductPage) => {
  const store = createStore({ preloadedState: { productPage, route: { pathname: `/product/${SHIRT}` } } });
  return { dispatch: store.dispatch, page: () => selectProductPage(store.getState()) };
};

describe("the product's page", () => {
  it('begins without a size, at the first picture and the description', () => {
    expect(selectProductPage(createStore().getState())).toEqual(FIRST);
  });

  it('keeps what was chosen', () => {
    const { dispatch, page } = pageWith(FIRST);
    dispatch(sizeSelected('M'));
    dispatch(sizeSelected('L'));
    dispatch(imageShown(1));
    dispatch(tabOpened('reviews'));
    expect(page()).toEqual(CHOSEN);
  });

  it.each([`/product/${SKIRT}`, '/', '/product/no-such-product'])('begins anew at %j', (address) => {
    const { dispatch, page } = pageWith(CHOSEN);
    dispatch(navigated(address));
    expect(page()).toEqual(FIRST);
  });

  it('that was left as it was found is the very same', () => {
    const { dispatch, page } = pageWith(FIRST);
    dispatch(navigated(`/product/${SKIRT}`));
    expect(page()).toBe(FIRST);
  });

  it.each(['XS', '', '__proto__', 'constructor'])('knows no size and no tab %j', (payload) => {
    const { dispatch, page } = pageWith(CHOSEN);
    dispatch({ type: sizeSelected.type, payload });
    dispatch({ type: tabOpened.type, payload });
    expect(page()).toBe(CHOSEN);
  });

  it.each([-1, 0.5, NaN, Infinity])('has no picture %d', (picture) => {
    const { dispatch, page } = pageWith(CHOSEN);
    dispatch(imageShown(picture));
    expect(page()).toBe(CHOSEN);
  });

  it('shows no picture beyond those that a product has', () => {
    const beyond = Math.max(...products.map(({ image }) => image.length));
    const { dispatch, page } = pageWith(CHOSEN);
    dispatch(imageShown(beyond));
    dispatch(imageShown(1e300));
    expect(page()).toBe(CHOSEN);
  });
});
