import { act } from '@testing-library/react';
import fc from 'fast-check';
import { applyUrl } from '../../src/effects/urlSync';
import { selectUrl } from '../../src/selectors/url';
import { queryChanged } from '../../src/store/filters';
import { createStore } from '../../src/store/createStore';
import { anyText, arbitraryAction, HOSTILE_URLS } from '../support/events';
import { settled, startSession } from './session';

describe('a navigation to a hostile URL', () => {
  // The router rejects what is not a URL. See below for such a URL in the address bar.
  const isReadable = (url: string) => !/^\/[/\\]|^\/\s*$|^[^?]*(?:%[^2C]|%$|\uD800)/.test(url);
  const urls = HOSTILE_URLS.filter((url) => url.startsWith('/') && isReadable(url));

  it.each(urls.map((url) => [url.slice(0, 60), url]))(
    'is replaced by its canonical form once: %j',
    async (_, url) => {
      const { navigate, moves, events, browserUrl, stateUrl, end } = await startSession('/login');
      await navigate(url);
      for (let i = 0; i < 3; i += 1) await settled();
      expect(browserUrl()).toBe(stateUrl());
      expect(events).toEqual(['route/navigated']);
      expect(moves.length).toBeLessThanOrEqual(2);
      for (const move of moves.slice(1)) expect(move).toMatch(/^REPLACE \/(?!\/)/);
      end();
    },
  );

  it('of ten thousand characters takes one replacement', async () => {
    const { navigate, moves, end } = await startSession('/Collections');
    await navigate(`/Collections?category=Cats&sort=%00&q=${'x'.repeat(10_000)}`);
    await settled();
    await settled();
    expect(moves.slice(1)).toEqual([`REPLACE /Collections?q=${'x'.repeat(200)}`]);
    end();
  });
});

describe('the URL of a new document', () => {
  const arriveAt = (address: string) => {
    window.history.replaceState({ key: 'persisted' }, '', window.location.origin + address);
    const entries = window.history.length;
    const store = createStore();
    applyUrl(store);
    const { pathname, search, hash } = window.location;
    expect(selectUrl(store.getState())).toBe(pathname + search);
    expect([window.history.length, window.history.state]).toEqual([entries, { key: 'persisted' }]);
    return pathname + search + hash;
  };

  it.each(HOSTILE_URLS.map((address) => [address.slice(0, 60), address]))(
    'is replaced within its entry, once: %j',
    (_, address) => {
      const written = arriveAt(address.startsWith('/') ? address : `/${address}`);
      expect(written).toMatch(/^\/(?!\/)/);
      expect(arriveAt(written)).toBe(written);
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
  ])('%j becomes %j before the router starts', (address, written) => {
    expect(arriveAt(address)).toBe(written);
  });
});

describe('the browser and the store', () => {
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

  it('have the same URL after any walk, and then do nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { store, navigate, go, moves, events, browserUrl, stateUrl, end } =
          await startSession('/Collections');
        for (const taken of steps) {
          if (typeof taken === 'number') await go(taken);
          else if (typeof taken === 'string') await navigate(taken);
          else store.dispatch(taken);
          await settled();
          expect(browserUrl()).toBe(stateUrl());
        }
        const done = moves.length + events.length;
        expect(moves.length).toBeLessThanOrEqual(2 * steps.length);
        await settled();
        expect(moves.length + events.length).toBe(done);
        end();
      }),
      { numRuns: 40 },
    );
  });

  it('have the same URL after typing at any pace, and no letter is lost', async () => {
    const pause = fc.integer({ min: 0, max: 12 });
    const typing = fc.array(fc.tuple(fc.oneof(fc.constantFrom('', 'a', 'ab'), anyText), pause), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(typing, async (typed) => {
        const { store, browserUrl, stateUrl, filters, end } = await startSession('/Collections?q=first');
        for (const [query, ticks] of typed) {
          store.dispatch(queryChanged(query));
          const kept = filters().query;
          await act(async () => {
            for (let i = 0; i < ticks; i += 1) await Promise.resolve();
          });
          expect(filters().query).toBe(kept);
        }
        await settled();
        await settled();
        expect(browserUrl()).toBe(stateUrl());
        end();
      }),
      { numRuns: 60 },
    );
  });
});
