import { act } from '@testing-library/react';
import fc from 'fast-check';
import { createStore } from '../../src/app/store';
import { applyUrl } from '../../src/app/urlSync';
import { selectUrl, queryChanged } from '../../src/features/collection/filtersSlice';
import { anyText, arbitraryAction, HOSTILE_URLS } from '../support/events';
import { settled, renderUrlSync } from '../support/renderUrlSync';

describe('navigation to a hostile URL', () => {
  // The router rejects invalid URLs. The tests of a new document cover them.
  const isReadable = (url: string) => !/^\/[/\\]|^\/\s*$|^[^?]*(?:%[^2C]|%$|\uD800)/.test(url);
  const urls = HOSTILE_URLS.filter((url) => url.startsWith('/') && isReadable(url));

  it.each(urls.map((url) => [url.slice(0, 60), url]))(
    'should be normalized with at most one replacement: %j',
    async (_, url) => {
      const { navigate, navigations, events, browserUrl, stateUrl, unmount } = await renderUrlSync('/login');
      await navigate(url);
      for (let i = 0; i < 3; i += 1) await settled();
      expect(browserUrl()).toBe(stateUrl());
      expect(events).toEqual(['route/navigated']);
      expect(navigations.length).toBeLessThanOrEqual(2);
      for (const move of navigations.slice(1)) expect(move).toMatch(/^REPLACE \/(?!\/)/);
      unmount();
    },
  );

  it('should replace a URL of 10,000 characters once', async () => {
    const { navigate, navigations, unmount } = await renderUrlSync('/Collections');
    await navigate(`/Collections?category=Cats&sort=%00&q=${'x'.repeat(10_000)}`);
    await settled();
    await settled();
    expect(navigations.slice(1)).toEqual([`REPLACE /Collections?q=${'x'.repeat(200)}`]);
    unmount();
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

  it.each(HOSTILE_URLS.map((url) => [url.slice(0, 60), url]))(
    'should be normalized within its history entry: %j',
    (_, url) => {
      const written = normalize(url.startsWith('/') ? url : `/${url}`);
      expect(written).toMatch(/^\/(?!\/)/);
      expect(normalize(written)).toBe(written);
    },
  );

  it.each([
    ['/Collections?category=Men', '/Collections?category=Men'],
    ['/collections/?q=&category=Men#list', '/Collections?category=Men#list'],
    ['//', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/cart?next=https://evil.example', '/cart'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/product/%', '/product/%25'],
  ])('should normalize %j to %j before the router starts', (url, written) => {
    expect(normalize(url)).toBe(written);
  });
});

describe('browser and store', () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: arbitraryAction.filter(({ type }) => type.startsWith('filters/')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/Collections', '/collections?q=x&type=Topwear', '/cart', '/CART/'),
    },
    { weight: 1, arbitrary: fc.constantFrom(-2, -1, 1) },
  );

  it('should have the same URL after any actions and then be idle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { store, navigate, go, navigations, events, browserUrl, stateUrl, unmount } =
          await renderUrlSync('/Collections');
        for (const action of steps) {
          if (typeof action === 'number') await go(action);
          else if (typeof action === 'string') await navigate(action);
          else store.dispatch(action);
          await settled();
          expect(browserUrl()).toBe(stateUrl());
        }
        const done = navigations.length + events.length;
        expect(navigations.length).toBeLessThanOrEqual(2 * steps.length);
        await settled();
        expect(navigations.length + events.length).toBe(done);
        unmount();
      }),
      { numRuns: 40 },
    );
  });

  it('should have the same URL after typing at any pace without losing a letter', async () => {
    const pause = fc.integer({ min: 0, max: 12 });
    const typing = fc.array(fc.tuple(fc.oneof(fc.constantFrom('', 'a', 'ab'), anyText), pause), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(typing, async (typed) => {
        const { store, browserUrl, stateUrl, filters, unmount } = await renderUrlSync('/Collections?q=first');
        for (const [query, ticks] of typed) {
          store.dispatch(queryChanged(query));
          const typedQuery = filters().query;
          await act(async () => {
            for (let i = 0; i < ticks; i += 1) await Promise.resolve();
          });
          expect(filters().query).toBe(typedQuery);
        }
        await settled();
        await settled();
        expect(browserUrl()).toBe(stateUrl());
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});
