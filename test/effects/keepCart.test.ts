import fc from 'fast-check';
import { itemAdded, lineRemoved, lineRestored, quantityChanged } from '../../src/store/cart';
import { SHIRT, SKIRT, TROUSERS } from '../support/arbitraries';
import { aBrowser, type Tab } from './browser';

const shirt = { productId: SHIRT, size: 'M' } as const;
const skirt = { productId: SKIRT, size: 'M' } as const;
const add = ({ dispatch }: Tab, line: Parameters<typeof itemAdded>[0] = shirt) => dispatch(itemAdded(line));
const type = ({ dispatch }: Tab, typed: string) => dispatch(quantityChanged({ ...shirt, typed }));
const remove = ({ dispatch }: Tab) => dispatch(lineRemoved({ ...shirt, quantity: 1, row: 0 }));

describe('a cart that is kept', () => {
  it('is there when the shop opens again, in its order, whatever was done to it', () => {
    const browser = aBrowser();
    const tab = browser.open();
    for (const productId of [TROUSERS, SHIRT, SKIRT, TROUSERS]) add(tab, { productId, size: 'L' });
    add(tab);
    type(tab, '7');
    tab.dispatch(lineRemoved({ productId: TROUSERS, size: 'L', quantity: 2, row: 0 }));
    tab.dispatch(lineRestored({ productId: TROUSERS, size: 'L', quantity: 2, at: 2 }));
    tab.close();
    expect(JSON.stringify(browser.open().cart())).toBe(JSON.stringify(tab.cart()));
    expect(Object.keys(tab.cart())).toEqual([SHIRT, TROUSERS, SKIRT]);
  });

  it('writes nothing until something happens, and nothing when an event is refused', () => {
    const browser = aBrowser();
    const tab = browser.open();
    type(tab, '7');
    add(tab, { productId: '__proto__', size: 'M' });
    expect(browser.local.size).toBe(0);
  });

  it('goes on from the past after a jump, and a jump itself writes nothing', () => {
    const browser = aBrowser();
    const tab = browser.open();
    const past = tab.state();
    add(tab);
    add(tab, skirt);
    const stored = [...browser.local];
    tab.jump(past);
    expect([...browser.local]).toEqual(stored);
    add(tab, skirt);
    expect(browser.open().cart()).toEqual({ [SKIRT]: { M: 1 } });
  });
});

describe('two tabs', () => {
  it('show each other what they do, by one event each, and nothing that is known already', () => {
    const browser = aBrowser();
    const [here, there] = [browser.open(), browser.open()];
    add(here);
    type(here, '5');
    remove(here);
    add(there, skirt);
    expect(there.events.filter((event) => event === 'cart/synced')).toHaveLength(3);
    expect(here.events.filter((event) => event === 'cart/synced')).toHaveLength(1);
    expect([here.cart(), there.cart()]).toEqual([{ [SKIRT]: { M: 1 } }, { [SKIRT]: { M: 1 } }]);
  });

  it('adding one each at the same moment make two, also after a removal, and on top of a typed quantity', () => {
    const browser = aBrowser();
    const [here, there] = [browser.open(), browser.open()];
    const both = () => {
      browser.hold();
      add(here);
      add(there);
      browser.release();
      return [here.cart()[SHIRT]?.M, there.cart()[SHIRT]?.M, browser.open().cart()[SHIRT]?.M];
    };
    expect(both()).toEqual([2, 2, 2]);
    type(here, '10');
    expect(both()).toEqual([12, 12, 12]);
    remove(there);
    expect(both()).toEqual([2, 2, 2]);
  });

  it('are of one mind after any events at the same moment, heard in any order', () => {
    const line = fc.record({
      productId: fc.constantFrom(SHIRT, SKIRT, TROUSERS),
      size: fc.constantFrom('S' as const, 'L' as const, 'XL' as const),
    });
    const event = fc.oneof(
      line.map((one) => itemAdded(one)),
      fc
        .tuple(line, fc.constantFrom('1', '7', '9999'))
        .map(([one, typed]) => quantityChanged({ ...one, typed })),
      line.map((one) => lineRemoved({ ...one, quantity: 1, row: 0 })),
      fc.tuple(line, fc.nat(3)).map(([one, at]) => lineRestored({ ...one, quantity: 2, at })),
    );
    const steps = fc.array(fc.tuple(fc.nat(2), event, fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat(1000)), (chosen, picks) => {
        const browser = aBrowser();
        const tabs = [browser.open(), browser.open(), browser.open()];
        for (const [at, happening, isHeard] of chosen) {
          browser.hold();
          tabs[at]?.dispatch(happening);
          if (isHeard) browser.release((count) => (picks.next().value ?? 0) % count);
        }
        browser.release((count) => (picks.next().value ?? 0) % count);
        const carts = [...tabs, browser.open()].map((tab) => JSON.stringify(tab.cart()));
        expect(new Set(carts).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });

  it('never lose an addition, in whatever order they hear of each other', () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.boolean(), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (chosen) => {
        const browser = aBrowser();
        const tabs = Array.from({ length: 4 }, () => browser.open());
        for (const [at, isHeard, isReloaded] of chosen) {
          browser.hold();
          const tab = tabs[at];
          if (tab) add(tab);
          if (isHeard) browser.release((count) => count - 1);
          if (!isReloaded) continue;
          tab?.close();
          tabs[at] = browser.open();
        }
        browser.release();
        for (const tab of [...tabs, browser.open()]) {
          expect(tab.cart()[SHIRT]?.M ?? 0).toBe(chosen.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('agree again when one has been frozen and heard nothing', () => {
    const browser = aBrowser();
    const [here, there] = [browser.open(), browser.open()];
    const deaf = (event: Event) => event.stopImmediatePropagation();
    const asleep = browser.open();
    asleep.close();
    add(here);
    add(there, skirt);
    asleep.world.addEventListener('storage', deaf);
    expect(asleep.cart()).toEqual({});
    const frozen = browser.open();
    browser.hold();
    add(here);
    for (const type of ['pageshow', 'visibilitychange']) frozen.world.dispatchEvent(new Event(type));
    expect(frozen.cart()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
  });
});

describe('a browser that does not keep', () => {
  it('is said so once, and is forgiven as soon as it keeps again, with all that it had missed', () => {
    const browser = aBrowser();
    const tab = browser.open();
    add(tab);
    browser.room.isFull = true;
    add(tab);
    add(tab, skirt);
    expect(tab.state().persistence.cart).toBe('memoryOnly');
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 1 } });
    browser.room.isFull = false;
    add(tab);
    expect(tab.state().persistence.cart).toBe('persisted');
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 3 }, [SKIRT]: { M: 1 } });
    expect(tab.events.filter((event) => event.startsWith('persistence/'))).toEqual([
      'persistence/writeFailed',
      'persistence/writeSucceeded',
    ]);
  });

  it('gets everything again when it was emptied under the page, told or not', () => {
    const browser = aBrowser();
    const tab = browser.open();
    add(tab);
    add(tab, skirt);
    browser.clear();
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 1 }, [SKIRT]: { M: 1 } });
    browser.local.clear();
    add(tab);
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
  });

  it('gets everything again from a tab that has only read', () => {
    const browser = aBrowser();
    add(browser.open());
    const reader = browser.open();
    browser.local.clear();
    add(reader, skirt);
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 1 }, [SKIRT]: { M: 1 } });
  });
});

describe('what visits leave behind', () => {
  it('does not pile up, however often the shop is opened', () => {
    const browser = aBrowser();
    const sizes: number[] = [];
    for (let visit = 0; visit < 200; visit++) {
      const tab = browser.open();
      add(tab);
      add(tab, skirt);
      tab.close();
      sizes.push(browser.local.size);
    }
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 200 }, [SKIRT]: { M: 200 } });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });

  it('is taken over while its tab lives, and nothing is lost', () => {
    const browser = aBrowser();
    const tabs = Array.from({ length: 12 }, () => {
      const tab = browser.open();
      add(tab);
      return tab;
    });
    for (const tab of tabs) add(tab);
    for (const tab of [...tabs, browser.open()]) expect(tab.cart()).toEqual({ [SHIRT]: { M: 24 } });
  });
});

describe('the second copy of the cart', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('brings back what the first one had not brought to disk, as another tab would', async () => {
    const browser = aBrowser();
    add(browser.open());
    const [text = ''] = browser.local.values();
    browser.local.clear();
    const readAll = () =>
      Promise.resolve(
        new Map<string, unknown>([
          [`${SHIRT}.M`, text],
          ['x', 1],
        ]),
      );
    const tab = browser.open(undefined, { put: () => undefined, readAll, close: () => undefined });
    expect(tab.cart()).toEqual({});
    await settled();
    expect(tab.cart()).toEqual({ [SHIRT]: { M: 1 } });
    expect(browser.open().cart()).toEqual({ [SHIRT]: { M: 1 } });
  });
});
