import { selectPageName } from '../../src/selectors/route';
import { createStore } from '../../src/store/createStore';
import { navigated, type route as slice } from '../../src/store/route';

const shopAt = (pathname: ReturnType<typeof slice.reducer>['pathname']) => {
  const store = createStore({ preloadedState: { route: { pathname } } });
  return {
    dispatch: store.dispatch,
    route: () => store.getState().route,
    page: () => selectPageName(store.getState()),
  };
};

describe('the route', () => {
  it('begins at home', () => {
    expect(selectPageName(createStore().getState())).toBe('home');
  });

  it.each([
    ['/collections?category=Men', '/Collections', 'collections'],
    ['/CONTACT/', '/Contact', 'contact'],
    ['/Product/x', '/product/x', 'product'],
    ['//evil.example/x', '/evil.example/x', 'unknown'],
    ['/constructor', '/constructor', 'unknown'],
  ])('goes to %j as %j, the page %j', (address, pathname, page) => {
    const { dispatch, page: shown, route } = shopAt('/');
    dispatch(navigated(address));
    expect([route().pathname, shown()]).toEqual([pathname, page]);
  });

  it('stays the very same at another address of the same page', () => {
    const { dispatch, route } = shopAt('/Collections');
    const before = route();
    for (const address of ['/collections/', '/Collections?q=tee', '/COLLECTIONS#x'])
      dispatch(navigated(address));
    expect(route()).toBe(before);
  });
});
