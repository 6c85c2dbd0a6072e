import { act } from '@testing-library/react';
import fc from 'fast-check';
import { KEEP_SCROLL } from '../../src/app/nextNavigation';
import { rootReducer } from '../../src/app/rootReducer';
import { createStore } from '../../src/app/store';
import { applyUrl } from '../../src/app/urlSync';
import { itemAdded } from '../../src/features/cart/cartSlice';
import {
  facetToggled,
  queryChanged,
  searchToggled,
  selectUrl,
  sortChanged,
} from '../../src/features/collection/filtersSlice';
import { navigated } from '../../src/features/navigation/routeSlice';
import { anyText, arbitraryAction, HOSTILE_URLS } from '../support/events';
import { SHIRT } from '../support/productIds';
import { settled, renderUrlSync } from '../support/renderUrlSync';

const LIST = '/Collections';
const MEN = `${LIST}?category=Men`;
const chooseMen = facetToggled({ facet: 'categories', value: 'Men' });

/** The titles of tests of URLs: their beginnings, and the URLs. */
const titled = (urls: readonly string[]) => urls.map((url) => [url.slice(0, 60), url] as const);

afterEach(() => void jest.useRealTimers());

describe('filter or sort change', () => {
  it('should push one entry for all events of a task', async () => {
    const { store, navigations } = await renderUrlSync(LIST);
    store.dispatch(chooseMen);
    store.dispatch(facetToggled({ facet: 'categories', value: 'Women' }));
    store.dispatch(sortChanged('high-to-low'));
    await settled();
    expect(navigations).toEqual(['PUSH /Collections?category=Men&category=Women&sort=high-to-low']);
  });

  it('should not undo a navigation that follows at once', async () => {
    const { store, navigate, navigations, urls, go } = await renderUrlSync(LIST);
    store.dispatch(sortChanged('high-to-low'));
    await navigate('/cart');
    await settled();
    expect([navigations, urls()]).toEqual([['PUSH /cart'], ['/cart', '/cart']]);
    await go(-1);
    expect(urls()).toEqual([LIST, LIST]);
  });

  it('should leave a query typed before it, when Back undoes it', async () => {
    const { store, filters, go } = await renderUrlSync(LIST);
    store.dispatch(searchToggled());
    store.dispatch(queryChanged('tee'));
    await settled();
    store.dispatch(chooseMen);
    await settled();
    await go(-1);
    expect(filters()).toMatchObject({ query: 'tee', searchShown: true, categories: [] });
  });
});

it('should write the URL later when the browser rejects it temporarily', async () => {
  const { store, urls } = await renderUrlSync('/Collections?q=t');
  jest.useFakeTimers();
  const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
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
  const { navigate, events, urls } = await renderUrlSync('/cart');
  await navigate('/cart');
  await navigate('/cart#totals');
  await settled();
  expect([events, urls()]).toEqual([[], ['/cart', '/cart']]);
});

describe('jump of the state', () => {
  const stateAt = (...urls: string[]) =>
    urls.map((url) => navigated(url)).reduce(rootReducer, rootReducer(undefined, { type: '' }));

  it('should navigate without an event, and let the session continue', async () => {
    const { jump, go, navigations, events, store, urls } = await renderUrlSync('/cart');
    jump(stateAt('/Collections?type=Topwear&q=tee', '/about'));
    await settled();
    jump(stateAt('/Collections?type=Topwear&q=tee'));
    await settled();
    expect(navigations).toEqual(['PUSH /about', 'PUSH /Collections?type=Topwear&q=tee']);
    expect([events, urls()[0]]).toEqual([[], '/Collections?type=Topwear&q=tee']);
    expect(window.history.state).not.toMatchObject({ usr: KEEP_SCROLL });
    store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
    await go(-2);
    expect(urls()).toEqual(['/cart', '/cart']);
  });

  it.each([
    ['change the URL immediately without an event', '/about', [], '/about'],
    ['end at the URL of the state after a jump back', '/cart', [], '/cart'],
    ['be overridden by a later link', undefined, ['route/navigated'], MEN],
  ])('should, while its page is loading, %s', async (_, next, expectedEvents, expectedUrl) => {
    const { jump, navigate, urls, events, load } = await startWithSlowPages();
    jump(stateAt('/about'));
    await settled();
    expect(urls()[0]).toBe('/about');
    if (next) jump(stateAt(next));
    else await navigate(MEN);
    await settled();
    await load();
    expect([events, urls()]).toEqual([expectedEvents, [expectedUrl, expectedUrl]]);
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

/** Starts at the cart. The pages `/about` and `/orders` are loading until `load` is called. */
const startWithSlowPages = async () => {
  let load: () => void = () => undefined;
  const page = new Promise<void>((resolve) => {
    load = resolve;
  });
  const session = await renderUrlSync('/cart', (pathname) =>
    ['/about', '/orders'].includes(pathname) ? page : Promise.resolve(),
  );
  return {
    ...session,
    load: async () => {
      load();
      for (let i = 0; i < 3; i += 1) await settled();
    },
  };
};

it('should not cancel a link to a page that is loading by an event that does not change the URL', async () => {
  const { store, urls, navigate, navigations, events, load } = await startWithSlowPages();
  await navigate('/orders');
  store.dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  await settled();
  expect(urls()).toEqual(['/orders', '/cart']);
  await load();
  expect(urls()).toEqual(['/orders', '/orders']);
  expect(navigations).toEqual(['PUSH /orders']);
  expect(events).toEqual(['another', 'route/navigated']);
});

describe('navigation to a hostile URL', () => {
  // The router rejects invalid URLs. The tests of a new document cover them.
  const isReadable = (url: string) => !/^\/[/\\]|^\/\s*$|^[^?]*(?:%[^2C]|%$|\uD800)/.test(url);
  const hostile = HOSTILE_URLS.filter((url) => url.startsWith('/') && isReadable(url));

  it.each(titled(hostile))('should be normalized with at most one replacement: %j', async (_, url) => {
    const { navigate, navigations, events, urls } = await renderUrlSync('/login');
    await navigate(url);
    for (let i = 0; i < 3; i += 1) await settled();
    const [browserUrl, stateUrl] = urls();
    expect(browserUrl).toBe(stateUrl);
    expect(events).toEqual(['route/navigated']);
    expect(navigations.length).toBeLessThanOrEqual(2);
    for (const move of navigations.slice(1)) expect(move).toMatch(/^REPLACE \/(?!\/)/);
  });
});

describe('URL of a new document', () => {
  const normalize = (url: string) => {
    window.history.replaceState({ key: 'persisted' }, '', window.location.origin + url);
    const entries = window.history.length;
    const store = createStore();
    applyUrl(store);
    const { pathname, search, hash } = window.location;
    expect(selectUrl(store.getState())).toBe(pathname + search);
    expect([window.history.length, window.history.state]).toEqual([entries, { key: 'persisted' }]);
    return pathname + search + hash;
  };

  it.each(titled(HOSTILE_URLS))('should be normalized within its history entry: %j', (_, url) => {
    const written = normalize(url.startsWith('/') ? url : `/${url}`);
    expect(written).toMatch(/^\/(?!\/)/);
    expect(normalize(written)).toBe(written);
  });

  it.each([
    [MEN, MEN],
    ['/collections/?q=&category=Men#list', `${MEN}#list`],
    ['//evil.example/x', '/evil.example/x'],
    ['/cart?next=https://evil.example', '/cart'],
    ['/product/%', '/product/%25'],
  ])('should normalize %j to %j before the router starts', (url, written) => {
    expect(normalize(url)).toBe(written);
  });
});

describe('browser and store', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: arbitraryAction.filter(({ type }) => type.startsWith('filters/')) },
    { weight: 1, arbitrary: fc.constantFrom(LIST, '/collections?q=x&type=Topwear', '/cart', '/CART/') },
    { weight: 1, arbitrary: fc.constantFrom(-2, -1, 1) },
  );

  it('should have the same URL after any actions and then be idle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { store, navigate, go, navigations, events, urls } = await renderUrlSync(LIST);
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
        const { store, urls, filters, events } = await renderUrlSync('/Collections?q=first');
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
        await settled();
        expect(urls()[0]).toBe(urls()[1]);
        expect(filters().query).toBe(typedQuery);
        expect(events).not.toContain('route/navigated');
      }),
      { numRuns: 60 },
    );
  });
});
