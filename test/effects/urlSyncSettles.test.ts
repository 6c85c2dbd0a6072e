import fc from 'fast-check';
import { applyUrl } from '../../src/effects/urlSync';
import { selectUrl } from '../../src/selectors/url';
import { queryChanged } from '../../src/store/filters';
import { createStore } from '../../src/store/createStore';
import { navigated } from '../../src/store/route';
import { anyText, filtersEvents, HOSTILE_ADDRESSES } from '../support/arbitraries';
import { settled, visit } from './visit';

describe('a hostile address', () => {
  // What the router cannot even begin with is put right before it is there: see the new visit, below.
  const isReadable = (address: string) => !/^\/[/\s]*$|^[^?]*(?:%[^2C]|%$|\uD800)/.test(address);
  const addresses = HOSTILE_ADDRESSES.filter((address) => address.startsWith('/') && isReadable(address));

  it.each(addresses.map((address) => [address.slice(0, 60), address]))(
    'is put right in place, and all is quiet: %j',
    async (_, address) => {
      const { moves, events, here, said, end } = visit(address);
      for (let i = 0; i < 3; i += 1) await settled();
      expect(here()).toBe(said());
      expect(moves.length).toBeLessThanOrEqual(1);
      expect(events).toEqual([]);
      for (const move of moves) expect(move).toMatch(/^REPLACE \/(?!\/)/);
      end();
    },
  );

  it('of ten thousand characters is put right with one replacement', async () => {
    const { moves, events, end } = visit(`/Collections?category=Cats&sort=%00&q=${'x'.repeat(10_000)}`);
    await settled();
    await settled();
    expect([moves, events]).toEqual([[`REPLACE /Collections?q=${'x'.repeat(200)}`], []]);
    end();
  });
});

describe('the address of a new visit', () => {
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

  it.each(HOSTILE_ADDRESSES.map((address) => [address.slice(0, 60), address]))(
    'is put right within its one entry, and stays: %j',
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
  ])('%j is put right to %j before anyone reads it', (address, written) => {
    expect(arriveAt(address)).toBe(written);
  });
});

describe('router and state', () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.oneof(...Object.values(filtersEvents)).filter(({ type }) => !navigated.match({ type })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/Collections', '/collections?q=x&type=Topwear', '/cart', '/CART/'),
    },
    { weight: 1, arbitrary: fc.constantFrom(-2, -1, 1) },
  );

  it('are of one mind after any walk, and then quiet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { store, router, moves, events, here, said, end } = visit('/Collections');
        for (const taken of steps) {
          if (typeof taken === 'number') await router.navigate(taken);
          else if (typeof taken === 'string') await router.navigate(taken);
          else store.dispatch(taken);
          await settled();
          expect(here()).toBe(said());
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

  it('are of one mind after typing at any pace, and the last word is the one typed last', async () => {
    const pause = fc.integer({ min: 0, max: 12 });
    const typing = fc.array(fc.tuple(fc.oneof(fc.constantFrom('', 'a', 'ab'), anyText), pause), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(typing, async (typed) => {
        const { store, here, said, filters, end } = visit('/Collections?q=first');
        for (const [query, ticks] of typed) {
          store.dispatch(queryChanged(query));
          const kept = filters().query;
          for (let i = 0; i < ticks; i += 1) await Promise.resolve();
          expect(filters().query).toBe(kept);
        }
        await settled();
        await settled();
        expect(here()).toBe(said());
        end();
      }),
      { numRuns: 60 },
    );
  });
});
