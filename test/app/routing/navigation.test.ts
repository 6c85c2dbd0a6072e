import { act } from '@testing-library/react';
import fc from 'fast-check';
import { rootReducer, type RootState } from '../../../src/app/rootReducer';
import { createStore } from '../../../src/app/store';
import { createNavigation } from '../../../src/app/routing/navigation';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import {
  facetToggled,
  queryChanged,
  selectUrl,
  sortChanged,
} from '../../../src/features/collection/filtersSlice';
import type { loadPage } from '../../../src/app/routing/routes';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { anyText, arbitraryAction, HOSTILE_URLS } from '../../support/events';
import { SHIRT } from '../../support/productIds';
import { jumpIn, recordEvents } from '../../support/storeHelpers';

const LIST = '/Collections';
const MEN = `${LIST}?category=Men`;
const chooseMen = facetToggled({ facet: 'categories', value: 'Men' });

/**
 * Waits until the router and the store are idle: a page is shown in a task, and
 * its URL written in a later one.
 */
const settled = async () => {
  for (let tasks = 0; tasks < 4; tasks += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
};

const PAGE = { Component: () => null };
const isLoaded = () => Promise.resolve(PAGE);

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Starts at a URL, without pages, and records events and navigations. */
const startAt = async (url: string, load: typeof loadPage = isLoaded) => {
  stop();
  const events: string[] = [];
  /** Each change of the history, such as `PUSH /cart`. */
  const navigations: string[] = [];
  const store = createStore({ middleware: [recordEvents(events)] });
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', window.location.origin + url);
  const navigation = createNavigation(store, load);
  const stopNavigation = navigation.start();
  const history = (['pushState', 'replaceState'] as const).map((name) => {
    const change = window.history[name].bind(window.history);
    return jest
      .spyOn(window.history, name)
      .mockImplementation((state, title, to = null) => {
        navigations.push(
          `${name === 'pushState' ? 'PUSH' : 'REPLACE'} ${String(to).replace(window.location.origin, '')}`,
        );
        change(state, title, to);
      });
  });
  stop = () => {
    stopNavigation();
    for (const spy of history) spy.mockRestore();
  };
  await settled();
  events.length = navigations.length = 0;

  return {
    ...{ store, events, navigations },
    jump: (state: RootState) => act(() => jumpIn(store)(state)),
    navigate: (to: string) =>
      act(() => {
        navigation.navigator.push(to);
        return Promise.resolve();
      }),
    /** The URL of the browser and that of the state. */
    urls: () =>
      [
        window.location.pathname + window.location.search,
        selectUrl(store.getState()),
      ] as const,
    filters: () => store.getState().filters,
    go: async (by: number) => {
      await act(async () => {
        window.history.go(by);
        // At an end of the history there is no event.
        await new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          setTimeout(resolve, 100);
        });
      });
      await settled();
    },
  };
};

afterEach(() => void jest.useRealTimers());

describe('filter or sort change', () => {
  it('should push one entry for all events of a task', async () => {
    const { store, navigations } = await startAt(LIST);
    store.dispatch(chooseMen);
    store.dispatch(facetToggled({ facet: 'categories', value: 'Women' }));
    store.dispatch(sortChanged('high-to-low'));
    await settled();
    expect(navigations).toEqual([
      'PUSH /Collections?category=Men&category=Women&sort=high-to-low',
    ]);
  });

  // The list that a link leaves is restored by Back as it was chosen.
  it('should add its entry before that of a link that follows at once', async () => {
    const { store, navigate, navigations, urls, go } = await startAt(LIST);
    store.dispatch(sortChanged('high-to-low'));
    await navigate('/cart');
    await settled();
    const sorted = `${LIST}?sort=high-to-low`;
    expect(navigations).toEqual([`PUSH ${sorted}`, 'PUSH /cart']);
    expect(urls()).toEqual(['/cart', '/cart']);
    await go(-1);
    expect(urls()).toEqual([sorted, sorted]);
    await go(-1);
    expect(urls()).toEqual([LIST, LIST]);
  });
});

it('should write the URL later when the browser rejects it temporarily', async () => {
  const { store, urls } = await startAt('/Collections?q=t');
  jest.useFakeTimers();
  const replace = jest
    .spyOn(window.history, 'replaceState')
    .mockImplementation(() => {
      throw new DOMException(
        'Attempt to use history.replaceState() more than 100 times',
        'SecurityError',
      );
    });
  for (const query of ['te', 'tee']) {
    store.dispatch(queryChanged(query));
    await act(() => jest.advanceTimersByTimeAsync(0));
  }
  expect(urls()[0]).toBe('/Collections?q=t');
  replace.mockRestore();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(urls()[0]).toBe('/Collections?q=tee');
});

it('should dispatch no event for a link to the current URL or a hash of it', async () => {
  const { navigate, events, urls } = await startAt('/cart');
  await navigate('/cart');
  await navigate('/cart#totals');
  await settled();
  expect([events, urls()]).toEqual([[], ['/cart', '/cart']]);
});

describe('jump of the state', () => {
  const stateAt = (...urls: string[]) =>
    urls
      .map((url) => navigated(url))
      .reduce(rootReducer, rootReducer(undefined, { type: '' }));

  it.each([
    ['change the URL immediately without an event', '/about', [], '/about'],
    ['end at the URL of the state after a jump back', '/cart', [], '/cart'],
    ['be overridden by a later link', undefined, ['route/navigated'], MEN],
  ])(
    'should, while its page is loading, %s',
    async (_, next, expectedEvents, expectedUrl) => {
      const { jump, navigate, urls, events, load } = await startWithSlowPages();
      jump(stateAt('/about'));
      await settled();
      expect(urls()[0]).toBe('/about');
      if (next) jump(stateAt(next));
      else await navigate(MEN);
      await settled();
      await load();
      expect([events, urls()]).toEqual([
        expectedEvents,
        [expectedUrl, expectedUrl],
      ]);
    },
  );

  it('should load its page', async () => {
    const load = jest.fn(isLoaded);
    const { jump } = await startAt('/cart', load);
    jump(stateAt('/about'));
    expect(load.mock.calls).toEqual([['/about']]);
  });

  it('should override an earlier link to a loading page', async () => {
    const { jump, urls, navigate, events, load } = await startWithSlowPages();
    await navigate('/orders');
    jump(stateAt(MEN));
    await settled();
    await load();
    expect([events, urls()]).toEqual([[], [MEN, MEN]]);
  });
});

/**
 * Starts at the cart. The pages `/about` and `/orders` are loading until `load`
 * is called.
 */
const startWithSlowPages = async () => {
  let load: () => void = () => undefined;
  const page = new Promise<typeof PAGE>((resolve) => {
    load = () => resolve(PAGE);
  });
  const session = await startAt('/cart', (pathname) =>
    ['/about', '/orders'].includes(pathname) ? page : isLoaded(),
  );
  return {
    ...session,
    load: async () => {
      load();
      await settled();
    },
  };
};

it('should not cancel a link to a page that is loading by an event that does not change the URL', async () => {
  const { store, urls, navigate, navigations, events, load } =
    await startWithSlowPages();
  await navigate('/orders');
  store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  await settled();
  // The page that is shown and the address agree until the page is loaded.
  expect(urls()).toEqual(['/cart', '/cart']);
  await load();
  expect(urls()).toEqual(['/orders', '/orders']);
  expect(navigations).toEqual(['PUSH /orders']);
  expect(events).toEqual(['cart/itemAdded', 'route/navigated']);
});

it('should show the page of Forward when that of Back is still loading', async () => {
  const never = new Promise<typeof PAGE>(() => undefined);
  const { go, urls, events } = await startAt('/cart', (pathname) =>
    pathname === '/before' ? never : isLoaded(),
  );
  await go(-1);
  expect(urls()).toEqual(['/before', '/cart']);
  await go(1);
  expect([events, urls()]).toEqual([[], ['/cart', '/cart']]);
});

describe('URL of a new document', () => {
  const normalize = (url: string) => {
    window.history.replaceState(
      { key: 'persisted' },
      '',
      window.location.origin + url,
    );
    const entries = window.history.length;
    const store = createStore();
    createNavigation(store, isLoaded).start()();
    const { pathname, search, hash } = window.location;
    expect(selectUrl(store.getState())).toBe(pathname + search);
    expect([window.history.length, window.history.state]).toEqual([
      entries,
      { key: 'persisted' },
    ]);
    return pathname + search + hash;
  };

  it.each(HOSTILE_URLS.map((url) => [url.slice(0, 60), url]))(
    'should be normalized: %j',
    (_, url = '') => {
      const written = normalize(url.startsWith('/') ? url : `/${url}`);
      expect(written).toMatch(/^\/(?!\/)/);
      expect(normalize(written)).toBe(written);
    },
  );

  it('should be written before the router starts, with its hash', () => {
    expect(normalize('/collections/?q=&category=Men#list')).toBe(`${MEN}#list`);
  });
});

describe('browser and store', () => {
  // The router rejects invalid URLs. The tests of a new document cover them.
  const isReadable = (url: string) =>
    !/^$|^[^/]|^\/[/\\]|^\/\s*$|^[^?]*(?:%[^2C]|%$|\uD800)/.test(url);
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: arbitraryAction.filter(({ type }) =>
        type.startsWith('filters/'),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        LIST,
        '/cart',
        ...HOSTILE_URLS.filter(isReadable),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(-2, -1, 1) },
  );

  it('should have the same URL after any actions and then be idle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { store, navigate, go, navigations, events, urls } =
          await startAt(LIST);
        for (const action of steps) {
          if (typeof action === 'number') await go(action);
          else if (typeof action === 'string') await navigate(action);
          else store.dispatch(action);
          await settled();
          expect(urls()[0]).toBe(urls()[1]);
        }
        const done = navigations.length + events.length;
        expect(navigations.length).toBeLessThanOrEqual(2 * steps.length);
        await settled();
        expect(navigations.length + events.length).toBe(done);
      }),
      { numRuns: 40 },
    );
  });

  it('should have the same URL after typing at any pace without losing a letter', async () => {
    const pause = fc.integer({ min: 0, max: 12 });
    const text = fc.oneof(fc.constantFrom('', 'a', 'ab ', 'first '), anyText);
    const typing = fc.array(fc.tuple(text, pause), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(typing, async (typed) => {
        const { store, urls, filters, events } = await startAt(
          '/Collections?q=first',
        );
        let typedQuery = 'first';
        for (const [query, ticks] of typed) {
          store.dispatch(queryChanged(query));
          typedQuery = filters().query;
          await act(async () => {
            for (let i = 0; i < ticks; i += 1) await Promise.resolve();
          });
          expect(filters().query).toBe(typedQuery);
        }
        await settled();
        expect(urls()[0]).toBe(urls()[1]);
        expect(filters().query).toBe(typedQuery);
        expect(events).not.toContain('route/navigated');
      }),
      { numRuns: 60 },
    );
  });
});
