import { itemAdded } from '../../src/store/cart';
import {
  categoryToggled,
  queryChanged,
  searchToggled,
  sortChanged,
  typeToggled,
} from '../../src/store/filters';
import { SHIRT } from '../support/arbitraries';
import { settled, visit } from './visit';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});
const visitAt = (address: string) => {
  const begun = visit(address);
  ends.push(begun.end);
  return begun;
};

describe('a choice among the filters', () => {
  it('is an entry of the history, and Back undoes it', async () => {
    const { store, moves, here, filters, go, events } = visitAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(moves).toEqual(['PUSH /Collections?category=Men']);
    await go(-1);
    expect([here(), filters().categories]).toEqual(['/Collections', []]);
    await go(1);
    expect([here(), filters().categories]).toEqual(['/Collections?category=Men', ['Men']]);
    expect(events).toEqual(['another', 'route/navigated', 'route/navigated']);
  });

  it('is undone one by one, a sort too', async () => {
    const { store, moves, go, filters } = visitAt('/Collections');
    for (const event of [typeToggled('Topwear'), sortChanged('low-to-high'), categoryToggled('Kids')]) {
      store.dispatch(event);
      await settled();
    }
    expect(moves).toEqual([
      'PUSH /Collections?type=Topwear',
      'PUSH /Collections?type=Topwear&sort=low-to-high',
      'PUSH /Collections?category=Kids&type=Topwear&sort=low-to-high',
    ]);
    await go(-1);
    expect(filters()).toMatchObject({ categories: [], types: ['Topwear'], sort: 'low-to-high' });
    await go(-1);
    expect(filters()).toMatchObject({ types: ['Topwear'], sort: 'relevant' });
    await go(-1);
    expect(filters()).toMatchObject({ types: [], sort: 'relevant' });
  });

  it('is one entry with others of the same moment', async () => {
    const { store, moves } = visitAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    store.dispatch(categoryToggled('Women'));
    store.dispatch(sortChanged('high-to-low'));
    await settled();
    expect(moves).toEqual(['PUSH /Collections?category=Men&category=Women&sort=high-to-low']);
  });

  it('that is taken back at once moves nothing', async () => {
    const { store, moves } = visitAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(moves).toEqual([]);
  });

  it('leaves the page where it was scrolled', async () => {
    const { store, router } = visitAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(router.state.preventScrollReset).toBe(true);
  });
});

describe('typing', () => {
  it('replaces the entry, so that Back leads to the page before', async () => {
    const { store, moves, here, go } = visitAt('/Collections');
    store.dispatch(searchToggled());
    for (const query of ['t', 'te', 'tee', 'te']) {
      store.dispatch(queryChanged(query));
      await settled();
    }
    expect(moves).toEqual(['t', 'te', 'tee', 'te'].map((query) => `REPLACE /Collections?q=${query}`));
    await go(-1);
    expect(here()).toBe('/before');
  });

  it('loses no letter, however fast', async () => {
    const { store, here, filters, events } = visitAt('/Collections');
    store.dispatch(searchToggled());
    const typed = Array.from('linen camp', (_, i, letters = 'linen camp') => letters.slice(0, i + 1));
    for (const query of typed) store.dispatch(queryChanged(query));
    await settled();
    expect([here(), filters().query]).toEqual(['/Collections?q=linen+camp', 'linen camp']);
    for (const query of typed) {
      store.dispatch(queryChanged(query));
      expect(filters().query).toBe(query);
      await Promise.resolve();
      expect(filters().query).toBe(query);
    }
    await settled();
    expect([here(), filters().query]).toEqual(['/Collections?q=linen+camp', 'linen camp']);
    expect(events).not.toContain('route/navigated');
  });

  it('keeps the spaces that the address has no use for', async () => {
    const { store, moves, filters } = visitAt('/Collections?q=linen');
    store.dispatch(queryChanged('linen '));
    await settled();
    expect([moves, filters().query]).toEqual([[], 'linen ']);
  });

  it('then a choice: Back keeps what was typed', async () => {
    const { store, filters, go } = visitAt('/Collections');
    store.dispatch(searchToggled());
    store.dispatch(queryChanged('tee'));
    await settled();
    store.dispatch(categoryToggled('Kids'));
    await settled();
    await go(-1);
    expect(filters()).toMatchObject({ query: 'tee', searchShown: true, categories: [] });
  });

  it('leaves the address when search is closed, and comes back with it', async () => {
    const { store, moves } = visitAt('/Collections?q=tee');
    store.dispatch(searchToggled());
    await settled();
    store.dispatch(searchToggled());
    await settled();
    expect(moves).toEqual(['REPLACE /Collections', 'REPLACE /Collections?q=tee']);
  });
});

describe('a link', () => {
  it('with filters is one event and one move', async () => {
    const { router, events, moves, filters } = visitAt('/');
    await router.navigate('/Collections?category=Kids&q=tee');
    await settled();
    expect(events).toEqual(['route/navigated']);
    expect(moves).toEqual(['PUSH /Collections?category=Kids&q=tee']);
    expect(filters()).toMatchObject({ categories: ['Kids'], query: 'tee', searchShown: true });
  });

  it('that is written another way is put right in place', async () => {
    const { router, events, moves, here, go } = visitAt('/');
    await router.navigate('/collections/?type=Topwear&category=Men&category=Cats');
    await settled();
    expect(events).toEqual(['route/navigated']);
    expect(moves).toEqual([
      'PUSH /collections/?type=Topwear&category=Men&category=Cats',
      'REPLACE /Collections?category=Men&type=Topwear',
    ]);
    await go(-1);
    expect(here()).toBe('/');
  });

  it('to the plain collections takes every choice back', async () => {
    const { router, moves, filters } = visitAt('/Collections?category=Men&sort=low-to-high');
    await router.navigate('/Collections');
    await settled();
    expect(moves).toEqual(['PUSH /Collections']);
    expect(filters()).toMatchObject({ categories: [], sort: 'relevant' });
  });

  it('to where the shopper already stands, or within the page, is no event', async () => {
    const { router, events, here } = visitAt('/cart');
    await router.navigate('/cart');
    await router.navigate('/cart#totals');
    await settled();
    expect([events, here()]).toEqual([[], '/cart']);
  });
});

describe('an event that has no part in the address', () => {
  it('moves nothing', async () => {
    const { store, moves, events } = visitAt('/Collections?category=Men');
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    store.dispatch(searchToggled());
    await settled();
    expect([moves, events]).toEqual([[], ['another', 'another']]);
  });
});

describe('when the visit ends', () => {
  it('neither moves the other any more', async () => {
    const { store, router, unfollow, moves, events } = visitAt('/Collections');
    unfollow();
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(moves).toEqual([]);
    await router.navigate('/about');
    await settled();
    expect(events).toEqual(['another']);
  });
});
