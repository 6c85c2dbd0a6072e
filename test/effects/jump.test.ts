import { KEEP_SCROLL } from '../../src/effects/urlSync';
import { itemAdded } from '../../src/store/cart';
import { rootReducer } from '../../src/store/rootReducer';
import { navigated } from '../../src/store/route';
import { SHIRT } from '../support/events';
import { settled, startSession } from './session';

const stateAt = (...urls: string[]) =>
  urls.map((url) => navigated(url)).reduce(rootReducer, rootReducer(undefined, { type: '' }));

describe('a jump of the whole state', () => {
  it('navigates without any event', async () => {
    const { jump, moves, events, browserUrl, end } = await startSession('/Collections?category=Men');
    jump(stateAt('/Collections?type=Topwear&q=tee', '/about'));
    await settled();
    jump(stateAt('/Collections?type=Topwear&q=tee'));
    await settled();
    expect(moves).toEqual(['PUSH /about', 'PUSH /Collections?type=Topwear&q=tee']);
    expect([events, browserUrl()]).toEqual([[], '/Collections?type=Topwear&q=tee']);
    expect(window.history.state).not.toMatchObject({ usr: KEEP_SCROLL });
    end();
  });

  it('is a state from which the session continues', async () => {
    const { jump, go, browserUrl, stateUrl, store, end } = await startSession('/cart');
    jump(stateAt('/Collections?category=Men'));
    await settled();
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await go(-1);
    expect([browserUrl(), stateUrl()]).toEqual(['/cart', '/cart']);
    end();
  });

  describe('while a page is loading', () => {
    const startWithSlowPages = async () => {
      let load: () => void = () => undefined;
      const page = new Promise<void>((resolve) => {
        load = resolve;
      });
      const isSlow = (pathname: string) => ['/about', '/orders'].includes(pathname);
      const session = await startSession('/cart', (pathname) =>
        isSlow(pathname) ? page : Promise.resolve(),
      );
      const loaded = async () => {
        load();
        for (let i = 0; i < 3; i += 1) await settled();
      };
      return { ...session, loaded };
    };

    it('changes the URL at once, without any event', async () => {
      const { jump, browserUrl, events, loaded, end } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      expect(browserUrl()).toBe('/about');
      await loaded();
      expect([browserUrl(), events]).toEqual(['/about', []]);
      end();
    });

    it('and back ends at the URL of the state', async () => {
      const { jump, browserUrl, stateUrl, loaded, end } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      jump(stateAt('/cart'));
      await settled();
      await loaded();
      expect([browserUrl(), stateUrl()]).toEqual(['/cart', '/cart']);
      end();
    });

    it('gives way to a link that is followed meanwhile', async () => {
      const { jump, browserUrl, stateUrl, navigate, events, loaded, end } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      await navigate('/Collections?category=Men');
      await loaded();
      expect([browserUrl(), stateUrl()]).toEqual(['/Collections?category=Men', '/Collections?category=Men']);
      expect(events).toEqual(['route/navigated']);
      end();
    });

    it('wins over a link to that page', async () => {
      const { jump, browserUrl, stateUrl, navigate, events, loaded, end } = await startWithSlowPages();
      await navigate('/orders');
      jump(stateAt('/Collections?category=Men'));
      await settled();
      await loaded();
      expect([browserUrl(), stateUrl()]).toEqual(['/Collections?category=Men', '/Collections?category=Men']);
      expect(events).toEqual([]);
      end();
    });
  });
});

describe('a link to a page that is loading', () => {
  it('is not undone by an event that does not change the URL', async () => {
    let load: () => void = () => undefined;
    const page = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { store, browserUrl, stateUrl, navigate, moves, events, end } = await startSession(
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
    expect(moves).toEqual(['PUSH /orders']);
    expect(events).toEqual(['another', 'route/navigated']);
    end();
  });
});
