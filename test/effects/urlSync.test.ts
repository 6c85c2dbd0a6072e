import { act } from '@testing-library/react';
import { KEEP_SCROLL } from '../../src/effects/urlSync';
import { itemAdded } from '../../src/store/cart';
import { facetToggled, queryChanged, searchToggled, sortChanged } from '../../src/store/filters';
import { SHIRT } from '../support/events';
import { settled, renderUrlSync } from './renderUrlSync';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});
const startAt = async (url: string) => {
  const session = await renderUrlSync(url);
  cleanups.push(session.unmount);
  return session;
};

describe('filter or sort change', () => {
  it('should push a history entry, which Back undoes', async () => {
    const { store, navigations, browserUrl, filters, go, events } = await startAt('/Collections');
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    await settled();
    expect(navigations).toEqual(['PUSH /Collections?category=Men']);
    await go(-1);
    expect([browserUrl(), filters().categories]).toEqual(['/Collections', []]);
    await go(1);
    expect([browserUrl(), filters().categories]).toEqual(['/Collections?category=Men', ['Men']]);
    expect(events).toEqual(['another', 'route/navigated', 'route/navigated']);
  });

  it('should push one entry per change', async () => {
    const { store, navigations, go, filters } = await startAt('/Collections');
    for (const event of [
      facetToggled({ facet: 'types', value: 'Topwear' }),
      sortChanged('low-to-high'),
      facetToggled({ facet: 'categories', value: 'Kids' }),
    ]) {
      store.dispatch(event);
      await settled();
    }
    expect(navigations).toEqual([
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

  it('should push one entry for all events of a task', async () => {
    const { store, navigations } = await startAt('/Collections');
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    store.dispatch(facetToggled({ facet: 'categories', value: 'Women' }));
    store.dispatch(sortChanged('high-to-low'));
    await settled();
    expect(navigations).toEqual(['PUSH /Collections?category=Men&category=Women&sort=high-to-low']);
  });

  it('should push nothing when it is undone in the same task', async () => {
    const { store, navigations } = await startAt('/Collections');
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    await settled();
    expect(navigations).toEqual([]);
  });

  it('should keep the scroll position', async () => {
    const { store } = await startAt('/Collections');
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    await settled();
    expect(window.history.state).toMatchObject({ usr: KEEP_SCROLL });
  });
});

describe('query change', () => {
  it('should replace the entry, so that Back opens the previous page', async () => {
    const { store, navigations, browserUrl, go } = await startAt('/Collections');
    store.dispatch(searchToggled());
    for (const query of ['t', 'te', 'tee', 'te']) {
      store.dispatch(queryChanged(query));
      await settled();
    }
    expect(navigations).toEqual(['t', 'te', 'tee', 'te'].map((query) => `REPLACE /Collections?q=${query}`));
    await go(-1);
    expect(browserUrl()).toBe('/before');
  });

  it('should lose no letter of fast typing', async () => {
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

  it('should keep spaces that the URL omits', async () => {
    const { store, navigations, filters } = await startAt('/Collections?q=linen');
    store.dispatch(queryChanged('linen '));
    await settled();
    expect([navigations, filters().query]).toEqual([[], 'linen ']);
  });

  it('should be kept when Back undoes a later filter change', async () => {
    const { store, filters, go } = await startAt('/Collections');
    store.dispatch(searchToggled());
    store.dispatch(queryChanged('tee'));
    await settled();
    store.dispatch(facetToggled({ facet: 'categories', value: 'Kids' }));
    await settled();
    await go(-1);
    expect(filters()).toMatchObject({ query: 'tee', searchShown: true, categories: [] });
  });

  it('should be removed from the URL when the search bar closes, and restored when it opens', async () => {
    const { store, navigations } = await startAt('/Collections?q=tee');
    store.dispatch(searchToggled());
    await settled();
    store.dispatch(searchToggled());
    await settled();
    expect(navigations).toEqual(['REPLACE /Collections', 'REPLACE /Collections?q=tee']);
  });
});

describe('link', () => {
  it('should dispatch one event and push one entry for filters', async () => {
    const { navigate, events, navigations, filters } = await startAt('/');
    await navigate('/Collections?category=Kids&q=tee');
    await settled();
    expect(events).toEqual(['route/navigated']);
    expect(navigations).toEqual(['PUSH /Collections?category=Kids&q=tee']);
    expect(filters()).toMatchObject({ categories: ['Kids'], query: 'tee', searchShown: true });
  });

  it('should be replaced by its normalized form', async () => {
    const { navigate, events, navigations, browserUrl, go } = await startAt('/');
    await navigate('/collections/?type=Topwear&category=Men&category=Cats');
    await settled();
    expect(events).toEqual(['route/navigated']);
    expect(navigations).toEqual([
      'PUSH /collections/?type=Topwear&category=Men&category=Cats',
      'REPLACE /Collections?category=Men&type=Topwear',
    ]);
    await go(-1);
    expect(browserUrl()).toBe('/');
  });

  it('should clear every filter when it has none', async () => {
    const { navigate, navigations, filters } = await startAt('/Collections?category=Men&sort=low-to-high');
    await navigate('/Collections');
    await settled();
    expect(navigations).toEqual(['PUSH /Collections']);
    expect(filters()).toMatchObject({ categories: [], sort: 'relevant' });
  });

  it('should dispatch no event for the current URL or a hash of it', async () => {
    const { navigate, events, browserUrl } = await startAt('/cart');
    await navigate('/cart');
    await navigate('/cart#totals');
    await settled();
    expect([events, browserUrl()]).toEqual([[], '/cart']);
  });
});

describe('event that does not change the URL', () => {
  it('should not navigate', async () => {
    const { store, navigations, events } = await startAt('/Collections?category=Men');
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    store.dispatch(searchToggled());
    await settled();
    expect([navigations, events]).toEqual([[], ['another', 'another']]);
  });
});

describe('unmount', () => {
  it('should stop syncing', async () => {
    const { store, navigate, unmount, navigations, events } = await startAt('/Collections');
    unmount();
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    await settled();
    expect(navigations).toEqual([]);
    await navigate('/about');
    await settled();
    expect(events).toEqual(['another']);
  });
});
