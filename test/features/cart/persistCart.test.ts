import { setImmediate, setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { setupStore } from '../../../src/app/store';
import { linesOf } from '../../../src/features/cart/cart';
import {
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartCount,
} from '../../../src/features/cart/cartSlice';
import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { selectStorageStatus } from '../../../src/features/persistence/storageStatusSlice';
import {
  deleteCart,
  fillDisk,
  fillStorage,
  openTab,
  settled,
  startTab,
  storedCart,
  tellTabs,
  writeCart,
  type Tab,
} from '../../support/fakeBrowser';
import { SHIRT, SKIRT, TROUSERS } from '../../support/catalogue';

const shirt = { productId: SHIRT, size: 'M' };
const shirtAdded = itemAdded(shirt);
const shirtRemoved = lineRemoved(shirt);

let tab: Tab;
let other: Tab;

const add = (shown = tab) => {
  shown.dispatch(shirtAdded);
  return settled();
};

const expectShirts = (quantity: number, ...tabs: readonly Tab[]) => {
  for (const { items } of tabs)
    expect(items()).toEqual({ [SHIRT]: { M: quantity } });
};

const expectStored = async (quantity: number) =>
  expect(await storedCart()).toEqual({ items: { [SHIRT]: { M: quantity } } });

const expectStatus = (status: string) =>
  expect(tab.state().storageStatus.cart).toBe(status);

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
  await add(later);
  const changed = { [SHIRT]: { XXXL: 3, M: 2 }, ...unknown };
  expect(await storedCart()).toEqual({ items: changed });
});

it('should be read when another tab writes or the tab is shown, not while it is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await add();
  expect(other.items()).toEqual({});
  hidden.mockRestore();
  await tellTabs('visibilitychange');
  expectShirts(1, other);
  await add();
  expectShirts(2, other);
  // Also with the same number of items, and without localStorage.
  fillStorage();
  tab.dispatch(shirtRemoved);
  tab.dispatch(itemAdded({ productId: SKIRT, size: 'L' }));
  tab.dispatch(lineRestored({ ...shirt, quantity: 1 }));
  await settled();
  expect(other.items()).toEqual({ [SKIRT]: { L: 1 }, [SHIRT]: { M: 1 } });
});

it('should not be written again by an event that changes nothing', async () => {
  await add();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  tab.dispatch(quantityChanged({ ...shirt, typed: '1' }));
  tab.dispatch(lineRemoved({ productId: SKIRT, size: 'L' }));
  tab.dispatch(itemAdded({ productId: 'unknown', size: 'M' }));
  tab.dispatch(fieldChanged({ field: 'city', text: 'Turin' }));
  await tellTabs('pageshow');
  expect(put).not.toHaveBeenCalled();
  expect(post).not.toHaveBeenCalled();
});

it('should be reported as not stored while the database does not answer', async () => {
  jest.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
  const store = setupStore();
  startTab(store);
  await setTimeout(1100);
  expect(selectStorageStatus(store.getState()).cart).toBe('memoryOnly');
});

it('should keep what was added over a connection that the browser closes without an event', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await add();
  const connections: unknown[] = transaction.mock.contexts;
  for (const connection of connections)
    if (connection instanceof IDBDatabase) connection.close();
  await add();
  await expectStored(2);
  expectShirts(2, tab, other);
  expect(tab.reports()).toBe(0);
});

it('should not be replaced by an empty cart after a first read that failed, also where a product was added meanwhile', async () => {
  await add();
  await add();
  const broken = jest.spyOn(IDBDatabase.prototype, 'transaction');
  broken.mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  const later = await openTab();
  const last = await openTab();
  expect(later.items()).toEqual({});
  expect(later.state().storageStatus.cart).toBe('memoryOnly');
  await add(last);
  broken.mockRestore();
  await tellTabs('pageshow');
  await expectStored(3);
  expectShirts(3, tab, other, later, last);
  expect(later.state().storageStatus.cart).toBe('persisted');
});

it('should report a full disk once, and store what all tabs show when there is room again', async () => {
  await add();
  const full = fillDisk();
  await add();
  await add();
  expectStatus('memoryOnly');
  expectShirts(3, tab);
  await expectStored(1);
  await tellTabs('pageshow');
  expectShirts(3, tab);
  await add(other);
  full.mockRestore();
  tab.dispatch(itemAdded({ productId: SKIRT, size: 'L' }));
  await settled();
  await tellTabs('pageshow');
  expectStatus('persisted');
  const expected = { [SHIRT]: { M: 4 }, [SKIRT]: { L: 1 } };
  for (const { items } of [tab, other, await openTab()])
    expect(items()).toEqual(expected);
  expect(tab.reports()).toBe(2);
});

it('should stay shown when the browser deletes it, and be stored again with the next change', async () => {
  await add();
  await add();
  await deleteCart();
  await tellTabs('pageshow');
  expectShirts(2, tab, other);
  await add(other);
  expectShirts(3, tab, other);
  await expectStored(3);
});

/** Each tab changes a line of its own, and adds to one that both have. */
const OWN = [SHIRT, TROUSERS].map((productId) => ({ productId, size: 'L' }));
const SHARED = { productId: SKIRT, size: 'L' };

type Line = typeof SHARED;

/** What a shopper does to a line: its event, and the quantity afterwards. */
const GESTURES = [
  {
    eventOf: (line: Line) => quantityChanged({ ...line, typed: '5' }),
    after: (quantity: number) => (quantity > 0 ? 5 : 0),
  },
  { eventOf: lineRemoved, after: () => 0 },
  {
    eventOf: (line: Line) => lineRestored({ ...line, quantity: 3 }),
    after: (quantity: number) => quantity + 3,
  },
];

const anyStep = fc.record({
  index: fc.nat(1),
  gesture: fc.constantFrom(...GESTURES),
  /** The turns of the event loop before the next step. */
  turns: fc.nat(12),
});

it('should have every change of two tabs', async () => {
  tab.close();
  other.close();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      Object.assign(window, { indexedDB: new IDBFactory() });
      const tabs = [await openTab(), await openTab()];
      const quantities = [0, 0];

      for (const { index, gesture, turns } of steps) {
        const line = OWN[index] ?? SHARED;
        tabs[index]?.dispatch(gesture.eventOf(line));
        tabs[index]?.dispatch(itemAdded(SHARED));
        quantities[index] = gesture.after(quantities[index] ?? 0);
        for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      }
      await settled();

      const later = await openTab();
      const stored = linesOf(later.items());
      const lines = [...OWN, SHARED].map((line, i) => ({
        ...line,
        quantity: quantities[i] ?? steps.length,
      }));
      const expected = lines.filter(({ quantity }) => quantity > 0);
      expect(stored).toHaveLength(expected.length);
      expect(stored).toEqual(expect.arrayContaining(expected));
      await tellTabs('pageshow');
      for (const { items, state, close } of [...tabs, later]) {
        expect(linesOf(items())).toEqual(stored);
        expect(state().storageStatus.cart).toBe('persisted');
        close();
      }
    }),
    // Tabs that a failure leaves open make each smaller example slower.
    { numRuns: 100, endOnFailure: true },
  );
});
