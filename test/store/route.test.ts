import { selectPageName } from '../../src/selectors/route';
import { createStore } from '../../src/store/createStore';
import { navigated } from '../../src/store/route';

const storeAt = (pathname: string) => {
  const store = createStore({ preloadedState: { route: { pathname } } });
  return {
    dispatch: store.dispatch,
    route: () => store.getState().route,
    page: () => selectPageName(store.getState()),
  };
};

describe('route/navigated', () => {
  it('should have the parsed URL as its payload', () => {
    expect(navigated('/collections?type=Topwear&q=tee').payload).toEqual({
      pathname: '/Collections',
      filters: { categories: [], types: ['Topwear'], sort: 'relevant', query: 'tee' },
    });
    expect(navigated('/CART/').payload).toEqual({ pathname: '/cart' });
  });

  it('should start on the home page', () => {
    expect(selectPageName(createStore().getState())).toBe('home');
  });

  it.each([
    ['/collections?category=Men', '/Collections', 'collections'],
    ['/CONTACT/', '/Contact', 'contact'],
    ['/Product/x', '/product/x', 'product'],
    ['//evil.example/x', '/evil.example/x', 'unknown'],
    ['/constructor', '/constructor', 'unknown'],
  ])('should normalize %j to %j, the page %j', (url, pathname, page) => {
    const { dispatch, page: current, route } = storeAt('/');
    dispatch(navigated(url));
    expect([route().pathname, current()]).toEqual([pathname, page]);
  });

  it('should return the same state for another URL of the same page', () => {
    const { dispatch, route } = storeAt('/Collections');
    const before = route();
    for (const url of ['/collections/', '/Collections?q=tee', '/COLLECTIONS#x']) dispatch(navigated(url));
    expect(route()).toBe(before);
  });
});
