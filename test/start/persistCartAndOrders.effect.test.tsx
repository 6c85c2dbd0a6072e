import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import {
  cart,
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartCount,
  type Cart,
} from '../../src/features/cart/cartSlice';
import { SHIRT, SKIRT, TROUSERS } from '../support/catalogue';
import {
  closeTabs,
  deleteCart,
  fillDisk,
  openDatabase,
  openTab,
  storedCart,
  tellTabs,
  untilMet,
  writeCart,
  type Tab,
} from '../support/fakeBrowser';

const shirt = { productId: SHIRT, size: 'M' };
const shirtAdded = itemAdded(shirt);

let tab: Tab;
let other: Tab;

const add = (shown = tab) => shown.dispatch(shirtAdded);

const shirts = (quantity: number) => ({ [SHIRT]: { M: quantity } });

/** Waits until this number of shirts is stored and shown in these tabs. */
const untilStored = (quantity: number, ...tabs: readonly Tab[]) =>
  untilMet(async () => {
    expect(await storedCart()).toEqual({ items: shirts(quantity) });
    for (const { items } of tabs) expect(items()).toEqual(shirts(quantity));
  });

const untilStatus = (isStored: boolean, shown = tab) =>
  untilMet(() => expect(shown.state().persistence.isStored).toBe(isStored));

beforeEach(async () => {
  tab = await openTab();
  other = await openTab();
});

it('should be shown when it is loaded, with fields, products and sizes that are not known', async () => {
  const unknown = { constructor: { toString: 2 } };
  const items = { [SHIRT]: { XXXL: 3, M: 1 }, ...unknown };
  await writeCart({ items, version: 1 });
  const later = await openTab();
  expect(selectCartCount(later.state())).toBe(1);
  add(later);
  const changed = { [SHIRT]: { XXXL: 3, M: 2 }, ...unknown };
  await untilMet(async () =>
    expect(await storedCart()).toEqual({ items: changed, version: 1 }),
  );
});

it.each(['pageshow', 'visibilitychange'])(
  'should be read when another tab writes or at %s, not while the tab is hidden',
  async (event) => {
    const channel = new BroadcastChannel('weft.cart');
    const onMessage = jest.fn();
    channel.onmessage = onMessage;
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    add();
    await untilMet(() => expect(onMessage).toHaveBeenCalled());
    channel.close();
    // A read after this message would precede the next write.
    add();
    await untilStored(2, tab);
    expect(other.items()).toEqual({});
    hidden.mockRestore();
    tellTabs(event);
    await untilStored(2, other);
    add();
    await untilStored(3, other);
  },
);

it('should keep what was added over a connection that the browser closes without an event', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  add();
  await untilStored(1, tab, other);
  const connections: unknown[] = transaction.mock.contexts;
  for (const connection of connections)
    if (connection instanceof IDBDatabase) connection.close();
  add();
  await untilStored(2, tab, other);
});

it('should be read where the browser opens only the second connection', async () => {
  add();
  await untilStored(1, tab, other);
  const open = jest.spyOn(IDBFactory.prototype, 'open');
  open.mockReturnValueOnce(new IDBOpenDBRequest());
  const later = await openTab();
  await untilMet(() => expect(later.items()).toEqual(shirts(1)));
  await untilStatus(true, later);
});

it('should not be replaced by an empty cart after a first read that failed, also where a product was added meanwhile', async () => {
  add();
  add();
  await untilStored(2, tab, other);
  const broken = jest.spyOn(IDBDatabase.prototype, 'transaction');
  broken.mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  const later = await openTab();
  const last = await openTab();
  expect(later.items()).toEqual({});
  expect(later.state().persistence.isStored).toBe(false);
  add(last);
  await expect(storedCart()).rejects.toThrow();
  broken.mockRestore();
  tellTabs('pageshow');
  await untilStored(3, tab, other, later, last);
  await untilStatus(true, later);
});

it('should report a full disk, and store what all tabs show when there is room again', async () => {
  add();
  await untilStored(1, tab, other);
  const full = fillDisk();
  add();
  add();
  await untilStatus(false);
  await untilStored(1, other);
  expect(tab.items()).toEqual(shirts(3));
  add(other);
  await untilStatus(false, other);
  full.mockRestore();
  tab.dispatch(itemAdded({ productId: SKIRT, size: 'L' }));
  tellTabs('pageshow');
  const expected = { ...shirts(4), [SKIRT]: { L: 1 } };
  await untilMet(() => {
    for (const { items } of [tab, other]) expect(items()).toEqual(expected);
  });
  expect((await openTab()).items()).toEqual(expected);
  await untilStatus(true);
});

/** Waits until a database that is not blocked has answered. */
const turns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
};

it('should not be reported as not stored while each of several changes is stored within a second', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  /** Blocks the database for 600 ms after the call of the result. */
  const block = async () => {
    let isBlocked = true;
    await openDatabase()('readwrite', (store) => {
      const keepOpen = () => {
        if (isBlocked) store.get('record').onsuccess = keepOpen;
      };
      keepOpen();
    });
    return async () => {
      await jest.advanceTimersByTimeAsync(600);
      isBlocked = false;
      expect(tab.state().persistence.isStored).toBe(true);
      await turns();
    };
  };
  const endFirst = await block();
  add();
  await turns();
  const endSecond = await block();
  add();
  await endFirst();
  await endSecond();
  jest.useRealTimers();
  await untilStored(2, tab, other);
});

it('should stay shown when the browser deletes it, and be stored again with the next change', async () => {
  add();
  add();
  await untilStored(2, tab, other);
  await deleteCart();
  tellTabs('pageshow');
  expect(await storedCart()).toBeUndefined();
  for (const { items } of [tab, other]) expect(items()).toEqual(shirts(2));
  add(other);
  await untilStored(3, tab, other);
});

/** Each tab changes a line of its own, and adds to one that both have. */
const OWN = [SHIRT, TROUSERS].map((productId) => ({ productId, size: 'L' }));
const SHARED = { productId: SKIRT, size: 'L' };

const anyStep = fc.record({
  index: fc.nat(1),
  eventOf: fc.constantFrom(
    lineRemoved,
    (line: typeof SHARED) => quantityChanged({ ...line, quantity: 5 }),
    (line: typeof SHARED) => lineRestored({ ...line, quantity: 3 }),
  ),
  /** The turns of the event loop before the next step. */
  turns: fc.nat(12),
});

it('should have every change of two tabs', async () => {
  closeTabs();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      Object.assign(window, { indexedDB: new IDBFactory() });
      const tabs = [await openTab(), await openTab()];
      // The changes of the two tabs have the same result in any order.
      let expected: Cart = { items: {} };
      for (const { index, eventOf, turns } of steps) {
        for (const event of [
          eventOf(OWN[index] ?? SHARED),
          itemAdded(SHARED),
        ]) {
          tabs[index]?.dispatch(event);
          expected = cart.reducer(expected, event);
        }
        for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      }

      await untilMet(async () => {
        const stored = await storedCart();
        expect(stored?.items ?? {}).toEqual(expected.items);
        for (const { items, state } of tabs) {
          expect(JSON.stringify(items())).toBe(
            JSON.stringify(stored?.items ?? {}),
          );
          expect(state().persistence.isStored).toBe(true);
        }
      });
      closeTabs();
    }),
    // Tabs that a failure leaves open make each smaller example slower.
    { numRuns: 100, endOnFailure: true },
  );
});
