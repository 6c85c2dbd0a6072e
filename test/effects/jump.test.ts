import { itemAdded } from '../../src/store/cart';
import { rootReducer } from '../../src/store/rootReducer';
import { navigated } from '../../src/store/route';
import { SHIRT } from '../support/arbitraries';
import { settled, visit } from './visit';

const stateAt = (...addresses: string[]) =>
  addresses.map((address) => navigated(address)).reduce(rootReducer, rootReducer(undefined, { type: '' }));

describe('a jump of the whole state', () => {
  it('moves the router without any event', async () => {
    const { jump, moves, events, here, router, end } = visit('/Collections?category=Men');
    await settled();
    jump(stateAt('/Collections?type=Topwear&q=tee', '/about'));
    await settled();
    jump(stateAt('/Collections?type=Topwear&q=tee'));
    await settled();
    expect(moves).toEqual(['PUSH /about', 'PUSH /Collections?type=Topwear&q=tee']);
    expect([events, here(), router.state.preventScrollReset]).toEqual([
      [],
      '/Collections?type=Topwear&q=tee',
      false,
    ]);
    end();
  });

  it('is one from which the visit goes on', async () => {
    const { jump, go, here, said, store, end } = visit('/cart');
    jump(stateAt('/Collections?category=Men'));
    await settled();
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await go(-1);
    expect([here(), said()]).toEqual(['/cart', '/cart']);
    end();
  });

  describe('to a page that is still loading', () => {
    const visitWithSlowPage = () => {
      let load: () => void = () => undefined;
      const page = new Promise<void>((resolve) => {
        load = resolve;
      });
      const loaded = async () => {
        load();
        for (let i = 0; i < 3; i += 1) await settled();
      };
      return {
        ...visit('/cart', (path) => (['/about', '/orders'].includes(path) ? page : undefined)),
        loaded,
      };
    };

    it('arrives once it has loaded, without any event', async () => {
      const { jump, here, events, loaded, end } = visitWithSlowPage();
      jump(stateAt('/about'));
      await settled();
      expect(here()).toBe('/cart');
      await loaded();
      expect([here(), events]).toEqual(['/about', []]);
      end();
    });

    it('and back ends where the state is', async () => {
      const { jump, here, said, loaded, end } = visitWithSlowPage();
      jump(stateAt('/about'));
      await settled();
      jump(stateAt('/cart'));
      await settled();
      await loaded();
      expect([here(), said()]).toEqual(['/cart', '/cart']);
      end();
    });

    it('gives way to a link that is followed meanwhile', async () => {
      const { jump, here, said, router, events, loaded, end } = visitWithSlowPage();
      jump(stateAt('/about'));
      await settled();
      await router.navigate('/Collections?category=Men');
      await loaded();
      expect([here(), said()]).toEqual(['/Collections?category=Men', '/Collections?category=Men']);
      expect(events).toEqual(['route/navigated']);
      end();
    });

    it('does not take the shopper back from a link, whatever else happens while that loads', async () => {
      const { jump, here, said, router, store, loaded, end } = visitWithSlowPage();
      jump(stateAt('/about'));
      await settled();
      const followed = router.navigate('/orders');
      await settled();
      store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
      await settled();
      await loaded();
      await followed;
      expect([here(), said()]).toEqual(['/orders', '/orders']);
      end();
    });
  });
});
