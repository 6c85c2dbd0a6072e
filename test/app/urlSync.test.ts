import { act } from '@testing-library/react';
import {
  facetToggled,
  queryChanged,
  searchToggled,
  sortChanged,
} from '../../src/features/collection/filtersSlice';
import { settled, renderUrlSync } from '../support/renderUrlSync';

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

  it('should push one entry for all events of a task', async () => {
    const { store, navigations } = await startAt('/Collections');
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    store.dispatch(facetToggled({ facet: 'categories', value: 'Women' }));
    store.dispatch(sortChanged('high-to-low'));
    await settled();
    expect(navigations).toEqual(['PUSH /Collections?category=Men&category=Women&sort=high-to-low']);
  });

  it('should not undo a navigation that follows at once', async () => {
    const { store, navigate, navigations, browserUrl, stateUrl, go } = await startAt('/Collections');
    store.dispatch(sortChanged('high-to-low'));
    await navigate('/cart');
    await settled();
    expect([navigations, browserUrl(), stateUrl()]).toEqual([['PUSH /cart'], '/cart', '/cart']);
    await go(-1);
    expect([browserUrl(), stateUrl()]).toEqual(['/Collections', '/Collections']);
  });

  it('should push nothing when it is undone in the same task', async () => {
    const { store, navigations } = await startAt('/Collections');
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    await settled();
    expect(navigations).toEqual([]);
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
