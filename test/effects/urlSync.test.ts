import { act } from '@testing-library/react';
import { KEEP_SCROLL } from '../../src/effects/urlSync';
import { itemAdded } from '../../src/store/cart';
import {
  categoryToggled,
  queryChanged,
  searchToggled,
  sortChanged,
  typeToggled,
} from '../../src/store/filters';
import { SHIRT } from '../support/events';
import { settled, startSession } from './session';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});
const startAt = async (url: string) => {
  const session = await startSession(url);
  ends.push(session.end);
  return session;
};

describe('a choice among the filters', () => {
  it('pushes a history entry, which Back undoes', async () => {
    const { store, moves, browserUrl, filters, go, events } = await startAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(moves).toEqual(['PUSH /Collections?category=Men']);
    await go(-1);
    expect([browserUrl(), filters().categories]).toEqual(['/Collections', []]);
    await go(1);
    expect([browserUrl(), filters().categories]).toEqual(['/Collections?category=Men', ['Men']]);
    expect(events).toEqual(['another', 'route/navigated', 'route/navigated']);
  });

  it('pushes one entry each, a sort too', async () => {
    const { store, moves, go, filters } = await startAt('/Collections');
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

  it('pushes one entry with the other events of the same task', async () => {
    const { store, moves } = await startAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    store.dispatch(categoryToggled('Women'));
    store.dispatch(sortChanged('high-to-low'));
    await settled();
    expect(moves).toEqual(['PUSH /Collections?category=Men&category=Women&sort=high-to-low']);
  });

  it('pushes nothing when it is undone in the same task', async () => {
    const { store, moves } = await startAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(moves).toEqual([]);
  });

  it('keeps the scroll position', async () => {
    const { store } = await startAt('/Collections');
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(window.history.state).toMatchObject({ usr: KEEP_SCROLL });
  });
});

describe('typing', () => {
  it('replaces the entry, so that Back leads to the previous page', async () => {
    const { store, moves, browserUrl, go } = await startAt('/Collections');
    store.dispatch(searchToggled());
    for (const query of ['t', 'te', 'tee', 'te']) {
      store.dispatch(queryChanged(query));
      await settled();
    }
    expect(moves).toEqual(['t', 'te', 'tee', 'te'].map((query) => `REPLACE /Collections?q=${query}`));
    await go(-1);
    expect(browserUrl()).toBe('/before');
  });

  it('loses no letter of fast typing', async () => {
    const { store, browserUrl, filters, events } = await startAt('/Collections');
    store.dispatch(searchToggled());
    const typed = Array.from('linen camp', (_, i, letters = 'linen camp') => letters.slice(0, i + 1));
    for (const query of typed) store.dispatch(queryChanged(query));
    await settled();
    expect([browserUrl(), filters().query]).toEqual(['/Collections?q=linen+camp', 'linen camp']);
    for (const query of typed) {
      store.dispatch(queryChanged(query));
      expect(filters().query).toBe(query);
      await act(() => Promise.resolve());
      expect(filters().query).toBe(query);
    }
    await settled();
    expect([browserUrl(), filters().query]).toEqual(['/Collections?q=linen+camp', 'linen camp']);
    expect(events).not.toContain('route/navigated');
  });

  it('keeps the spaces that the URL leaves out', async () => {
    const { store, moves, filters } = await startAt('/Collections?q=linen');
    store.dispatch(queryChanged('linen '));
    await settled();
    expect([moves, filters().query]).toEqual([[], 'linen ']);
  });

  it('then a choice: Back keeps the query', async () => {
    const { store, filters, go } = await startAt('/Collections');
    store.dispatch(searchToggled());
    store.dispatch(queryChanged('tee'));
    await settled();
    store.dispatch(categoryToggled('Kids'));
    await settled();
    await go(-1);
    expect(filters()).toMatchObject({ query: 'tee', searchShown: true, categories: [] });
  });

  it('leaves the URL when search closes, and returns to it when search opens', async () => {
    const { store, moves } = await startAt('/Collections?q=tee');
    store.dispatch(searchToggled());
    await settled();
    store.dispatch(searchToggled());
    await settled();
    expect(moves).toEqual(['REPLACE /Collections', 'REPLACE /Collections?q=tee']);
  });
});

describe('a link', () => {
  it('with filters is one event and one history entry', async () => {
    const { navigate, events, moves, filters } = await startAt('/');
    await navigate('/Collections?category=Kids&q=tee');
    await settled();
    expect(events).toEqual(['route/navigated']);
    expect(moves).toEqual(['PUSH /Collections?category=Kids&q=tee']);
    expect(filters()).toMatchObject({ categories: ['Kids'], query: 'tee', searchShown: true });
  });

  it('in another spelling is replaced by its canonical form', async () => {
    const { navigate, events, moves, browserUrl, go } = await startAt('/');
    await navigate('/collections/?type=Topwear&category=Men&category=Cats');
    await settled();
    expect(events).toEqual(['route/navigated']);
    expect(moves).toEqual([
      'PUSH /collections/?type=Topwear&category=Men&category=Cats',
      'REPLACE /Collections?category=Men&type=Topwear',
    ]);
    await go(-1);
    expect(browserUrl()).toBe('/');
  });

  it('to the plain collections clears every filter', async () => {
    const { navigate, moves, filters } = await startAt('/Collections?category=Men&sort=low-to-high');
    await navigate('/Collections');
    await settled();
    expect(moves).toEqual(['PUSH /Collections']);
    expect(filters()).toMatchObject({ categories: [], sort: 'relevant' });
  });

  it('to the current URL or a hash of it is no event', async () => {
    const { navigate, events, browserUrl } = await startAt('/cart');
    await navigate('/cart');
    await navigate('/cart#totals');
    await settled();
    expect([events, browserUrl()]).toEqual([[], '/cart']);
  });
});

describe('an event that does not change the URL', () => {
  it('does not navigate', async () => {
    const { store, moves, events } = await startAt('/Collections?category=Men');
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    store.dispatch(searchToggled());
    await settled();
    expect([moves, events]).toEqual([[], ['another', 'another']]);
  });
});

describe('after unmounting', () => {
  it('syncs no more', async () => {
    const { store, navigate, end, moves, events } = await startAt('/Collections');
    end();
    store.dispatch(categoryToggled('Men'));
    await settled();
    expect(moves).toEqual([]);
    await navigate('/about');
    await settled();
    expect(events).toEqual(['another']);
  });
});
