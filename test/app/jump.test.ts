import { KEEP_SCROLL } from '../../src/app/nextNavigation';
import { itemAdded } from '../../src/features/cart/cartSlice';
import { rootReducer } from '../../src/app/rootReducer';
import { navigated } from '../../src/features/navigation/routeSlice';
import { SHIRT } from '../support/productIds';
import { settled, renderUrlSync } from '../support/renderUrlSync';

const stateAt = (...urls: string[]) =>
  urls.map((url) => navigated(url)).reduce(rootReducer, rootReducer(undefined, { type: '' }));

describe('jump of the state', () => {
  it('should navigate without an event', async () => {
    const { jump, navigations, events, browserUrl, unmount } =
      await renderUrlSync('/Collections?category=Men');
    jump(stateAt('/Collections?type=Topwear&q=tee', '/about'));
    await settled();
    jump(stateAt('/Collections?type=Topwear&q=tee'));
    await settled();
    expect(navigations).toEqual(['PUSH /about', 'PUSH /Collections?type=Topwear&q=tee']);
    expect([events, browserUrl()]).toEqual([[], '/Collections?type=Topwear&q=tee']);
    expect(window.history.state).not.toMatchObject({ usr: KEEP_SCROLL });
    unmount();
  });

  it('should let the session continue from the new state', async () => {
    const { jump, go, browserUrl, stateUrl, store, unmount } = await renderUrlSync('/cart');
    jump(stateAt('/Collections?category=Men'));
    await settled();
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await go(-1);
    expect([browserUrl(), stateUrl()]).toEqual(['/cart', '/cart']);
    unmount();
  });

  describe('while a page is loading', () => {
    const startWithSlowPages = async () => {
      let load: () => void = () => undefined;
      const page = new Promise<void>((resolve) => {
        load = resolve;
      });
      const isSlow = (pathname: string) => ['/about', '/orders'].includes(pathname);
      const session = await renderUrlSync('/cart', (pathname) =>
        isSlow(pathname) ? page : Promise.resolve(),
      );
      const loaded = async () => {
        load();
        for (let i = 0; i < 3; i += 1) await settled();
      };
      return { ...session, loaded };
    };

    it('should change the URL immediately without an event', async () => {
      const { jump, browserUrl, events, loaded, unmount } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      expect(browserUrl()).toBe('/about');
      await loaded();
      expect([browserUrl(), events]).toEqual(['/about', []]);
      unmount();
    });

    it('should end at the URL of the state after a jump back', async () => {
      const { jump, browserUrl, stateUrl, loaded, unmount } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      jump(stateAt('/cart'));
      await settled();
      await loaded();
      expect([browserUrl(), stateUrl()]).toEqual(['/cart', '/cart']);
      unmount();
    });

    it('should be overridden by a later link', async () => {
      const { jump, browserUrl, stateUrl, navigate, events, loaded, unmount } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      await navigate('/Collections?category=Men');
      await loaded();
      expect([browserUrl(), stateUrl()]).toEqual(['/Collections?category=Men', '/Collections?category=Men']);
      expect(events).toEqual(['route/navigated']);
      unmount();
    });

    it('should override an earlier link to a loading page', async () => {
      const { jump, browserUrl, stateUrl, navigate, events, loaded, unmount } = await startWithSlowPages();
      await navigate('/orders');
      jump(stateAt('/Collections?category=Men'));
      await settled();
      await loaded();
      expect([browserUrl(), stateUrl()]).toEqual(['/Collections?category=Men', '/Collections?category=Men']);
      expect(events).toEqual([]);
      unmount();
    });
  });
});

describe('link to a page that is loading', () => {
  it('should not be cancelled by an event that does not change the URL', async () => {
    let load: () => void = () => undefined;
    const page = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { store, browserUrl, stateUrl, navigate, navigations, events, unmount } = await renderUrlSync(
      '/cart',
      () => page,
    );
    await navigate('/orders');
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await settled();
    expect([browserUrl(), stateUrl()]).toEqual(['/orders', '/cart']);
    load();
    await settled();
    expect([browserUrl(), stateUrl()]).toEqual(['/orders', '/orders']);
    expect(navigations).toEqual(['PUSH /orders']);
    expect(events).toEqual(['another', 'route/navigated']);
    unmount();
  });
});
