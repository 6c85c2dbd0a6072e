import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { openDB } from 'idb';
import { itemAdded, quantityChanged } from '../../../src/features/cart/cartSlice';
import { removalOf, undoOf } from '../../support/cart';
import { SHIRT, SKIRT, TROUSERS } from '../../support/events';
import { createBrowser, settled } from '../../support/fakeBrowser';

jest.setTimeout(120_000);

const shirt = { productId: SHIRT, size: 'M' } as const;

const line = fc.record({
  productId: fc.constantFrom(SHIRT, SKIRT, TROUSERS),
  size: fc.constantFrom('S' as const, 'L' as const, 'XL' as const),
});
const anyEvent = fc.oneof(
  line.map((one) => itemAdded(one)),
  fc.tuple(line, fc.constantFrom('1', '7', '9999')).map(([one, typed]) => quantityChanged({ ...one, typed })),
  line.map((one) => removalOf(one)),
  fc.tuple(line, fc.nat(3)).map(([one, index]) => undoOf(one, index)),
);
/** An event of one of three tabs, and the turns of the event loop until the next step. */
const anyStep = fc.record({
  tab: fc.nat(2),
  event: anyEvent,
  turns: fc.nat(12),
  isReloaded: fc.boolean(),
  isReleased: fc.boolean(),
});

/** Appends entries to the log. Opening a tab compacts a log of more than 200 entries. */
const appendMany = async (count: number) => {
  const db = await openDB('weft');
  const { store, done } = db.transaction('cartLog', 'readwrite');
  for (let i = 0; i < count; i += 1) void store.add(itemAdded(shirt));
  await done;
  db.close();
};

const emptyDatabase = async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('weft').onsuccess = resolve;
  });
};

describe('three tabs', () => {
  it.each([0, 195])('should show one cart after any interleaving over a log of %i entries', async (count) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 25 }),
        fc.infiniteStream(fc.nat(1000)),
        async (steps, picks) => {
          await emptyDatabase();
          const browser = createBrowser();
          const first = await browser.open();
          await appendMany(count);
          const tabs = [first, await browser.open(), await browser.open()];
          browser.hold();
          for (const { tab, event, turns, isReloaded, isReleased } of steps) {
            tabs[tab]?.dispatch(event);
            for (let turn = 0; turn < turns; turn += 1) await setImmediate();
            if (isReleased) browser.release((held) => (picks.next().value ?? 0) % held);
            if (isReleased) browser.hold();
            if (!isReloaded) continue;
            tabs[tab]?.close();
            tabs[tab] = await browser.open();
          }
          browser.release((held) => (picks.next().value ?? 0) % held);
          await settled();
          const carts = [...tabs, await browser.open()].map((tab) => JSON.stringify(tab.items()));
          expect(new Set(carts).size).toBe(1);
          for (const tab of tabs) tab.close();
        },
      ),
      { numRuns: 150 },
    );
  });

  it('should lose no addition when they are reloaded at any time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
        await emptyDatabase();
        const browser = createBrowser();
        const tabs = [await browser.open(), await browser.open(), await browser.open()];
        await appendMany(180);
        for (const { tab, turns, isReloaded } of steps) {
          tabs[tab]?.dispatch(itemAdded(shirt));
          for (let turn = 0; turn < turns; turn += 1) await setImmediate();
          if (!isReloaded) continue;
          tabs[tab]?.close();
          tabs[tab] = await browser.open();
        }
        await settled();
        for (const tab of tabs) tab.world.dispatchEvent(new Event('visibilitychange'));
        await settled();
        for (const tab of [...tabs, await browser.open()]) {
          expect(tab.items()[SHIRT]?.['M']).toBe(180 + steps.length);
          tab.close();
        }
      }),
      { numRuns: 100 },
    );
  });

  it('should lose no addition when the line is removed and restored elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
        await emptyDatabase();
        const browser = createBrowser();
        const tabs = [await browser.open(), await browser.open(), await browser.open()];
        tabs[0]?.dispatch(itemAdded(shirt));
        await settled();
        let isRemoved = false;
        for (const { tab, turns } of [...steps, ...steps]) {
          if (tab > 0) tabs[tab]?.dispatch(itemAdded(shirt));
          else {
            tabs[0]?.dispatch(isRemoved ? undoOf(shirt) : removalOf(shirt));
            isRemoved = tabs[0]?.state().cart.removed.length === 1;
          }
          for (let turn = 0; turn < turns; turn += 1) await setImmediate();
        }
        if (isRemoved) tabs[0]?.dispatch(undoOf(shirt));
        await settled();
        const added = steps.filter(({ tab }) => tab > 0).length * 2;
        for (const tab of [...tabs, await browser.open()]) {
          expect(tab.items()[SHIRT]?.['M']).toBe(1 + added);
          tab.close();
        }
      }),
      { numRuns: 100 },
    );
  });
});
