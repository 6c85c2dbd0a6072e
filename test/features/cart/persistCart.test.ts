import { openDB } from 'idb';
import {
  itemAdded,
  lineRemoved,
  selectCartCount,
} from '../../../src/features/cart/cartSlice';
import {
  createBrowser,
  fillDisk,
  settled,
  storedRecords,
  writeCart,
  type Browser,
  type Tab,
} from '../../support/fakeBrowser';
import { SHIRT } from '../../support/catalogue';

const shirt = { productId: SHIRT, size: 'M' };
const shirtAdded = itemAdded(shirt);
const shirtRemoved = lineRemoved(shirt);

let browser: Browser;
let tab: Tab;
let other: Tab;

const openTabs = async () => {
  tab = await browser.open();
  other = await browser.open();
  await settled();
};

const add = (shown = tab) => {
  shown.dispatch(shirtAdded);
  return settled();
};

/** Tells a tab that it is shown. */
const show = (shown = tab, event = 'pageshow') => {
  shown.browserWindow.dispatchEvent(new Event(event));
  return settled();
};

const expectShirts = (quantity: number, shown = tab) =>
  expect(shown.items()).toEqual({ [SHIRT]: { M: quantity } });

const expectStored = async (quantity: number) => {
  const later = await browser.open();
  expectShirts(quantity, later);
  later.close();
};

const expectPersistence = (expected: object) =>
  expect(tab.state().persistence).toEqual(expected);

const PERSISTED = {};
const MEMORY_ONLY = { cart: 'memoryOnly' };
const OUTDATED = { cart: 'outdated' };

beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => jest.restoreAllMocks());

describe('stored cart', () => {
  beforeEach(openTabs);

  it('should not change when an event is ignored', async () => {
    tab.dispatch(shirtRemoved);
    await settled();
    expect(await storedRecords()).toEqual([]);
    expect(browser.local.size).toBe(0);
  });

  it('should be written in the task of the event, without waiting for the page', async () => {
    const added = jest.spyOn(IDBObjectStore.prototype, 'add');
    const committed = jest.spyOn(IDBTransaction.prototype, 'commit');
    for (const count of [1, 2, 3]) {
      tab.dispatch(shirtAdded);
      expect(added).toHaveBeenCalledTimes(count);
      expect(committed).toHaveBeenCalledTimes(count);
    }
    await settled();
    await expectStored(3);
  });

  it('should be written once when an event follows the request of a read', async () => {
    const added = jest.spyOn(IDBObjectStore.prototype, 'add');
    const read = jest.spyOn(IDBIndex.prototype, 'get');
    const isShown = show();
    while (read.mock.calls.length === 0) await Promise.resolve();
    tab.dispatch(shirtAdded);
    await isShown;
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('should be read again when a tab is shown that was suspended during a read', async () => {
    await add();
    const [before] = await storedRecords();
    let resume: (record: unknown) => void = () => undefined;
    const suspended = new Promise((resolve) => {
      resume = resolve;
    });
    const read = jest.spyOn(IDBIndex.prototype, 'get');
    // `idb` passes on what is no request.
    const mockOnce = read.mockImplementationOnce.bind(read);
    Reflect.apply(mockOnce, read, [() => suspended]);
    await show();
    browser.quota.isReached = true;
    await add(other);
    const isShown = show();
    resume(before);
    await isShown;
    expectShirts(2);
  });

  it('should be read again by a tab that loads while another one writes', async () => {
    browser.quota.isReached = true;
    const later = await browser.open(new Map(), () => add());
    expect(later.items()).toEqual({});
    await settled();
    expectShirts(1, later);
  });

  it('should be announced to other tabs once it is stored, by the id of its record', async () => {
    for (let count = 0; count < 2; count += 1) {
      await add();
      const id = browser.local.get('weft.cart');
      expect(await storedRecords()).toMatchObject([{ id }]);
    }
  });

  it('should store its count in localStorage immediately', async () => {
    const expectCount = (count: string) =>
      expect(browser.local.get('weft.cartCount')).toBe(count);
    tab.dispatch(shirtAdded);
    expectCount('1');
    tab.dispatch(shirtRemoved);
    expectCount('');
    await add();
    browser.local.delete('weft.cartCount');
    await browser.open();
    expectCount('1');
  });

  it('should store its count and its id again after another tab has cleared localStorage', async () => {
    await add();
    const stored = new Map(browser.local);
    browser.local.clear();
    const cleared = new StorageEvent('storage', { key: null });
    tab.browserWindow.dispatchEvent(cleared);
    await settled();
    expect(stored.get('weft.cartCount')).toBe('1');
    expect(browser.local).toEqual(stored);
  });

  it('should be read when another tab writes or the tab is shown, not when it is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await add();
    expectShirts(1, other);
    // Without localStorage there is no storage event.
    browser.quota.isReached = true;
    await add();
    await show(other, 'visibilitychange');
    expectShirts(1, other);
    hidden.mockRestore();
    await show(other, 'visibilitychange');
    expectShirts(2, other);
  });

  it('should keep what was added over a connection that the browser closes without an event', async () => {
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await add();
    const connections: unknown[] = transaction.mock.contexts;
    for (const connection of connections)
      if (connection instanceof IDBDatabase) connection.close();
    for (const count of [2, 3]) {
      await add();
      await expectStored(count);
      expectShirts(count);
    }
    expectPersistence(PERSISTED);
  });

  it('should write nothing on a jump in the Redux DevTools, and apply the next event to the shown cart', async () => {
    await add();
    const past = tab.state();
    await add();
    await add();
    const local = new Map(browser.local);
    const records = await storedRecords();
    tab.jump(past);
    await show();
    expect(browser.local).toEqual(local);
    expect(await storedRecords()).toEqual(records);
    await add();
    expectShirts(2);
    await expectStored(2);
    expect(tab.events).not.toContain('cart/synced');
  });

  it('should report a full disk once, and store all events when there is room again', async () => {
    await add();
    const full = fillDisk();
    await add();
    await add();
    expectPersistence(MEMORY_ONLY);
    expectShirts(3);
    await expectStored(1);
    full.mockRestore();
    await add(other);
    await add();
    expectPersistence(PERSISTED);
    expectShirts(5);
    await expectStored(5);
    expect(tab.reports()).toEqual([
      'persistence/writeFailed',
      'persistence/writeSucceeded',
    ]);
  });
});

describe('database of another version', () => {
  it('should keep the fields, products and sizes of a newer version, which are not shown', async () => {
    const coats = { 'new-coat': { M: 2 } };
    const items = { [SHIRT]: { XXXL: 3, M: 1 }, ...coats };
    await writeCart({ items, note: 'Ada' });
    await openTabs();
    expect(selectCartCount(tab.state())).toBe(1);
    await add();
    const changed = { [SHIRT]: { XXXL: 3, M: 2 }, ...coats };
    const record = { items: changed, note: 'Ada' };
    expect(await storedRecords()).toMatchObject([record]);
  });

  it('should be reported as outdated when it is of a newer version, and keep the stored count', async () => {
    const newer = await openDB('weft', 4);
    newer.close();
    browser.local.set('weft.cartCount', '7');
    await openTabs();
    expectPersistence(OUTDATED);
    await add();
    expectShirts(1);
    expectPersistence(OUTDATED);
    expect(browser.local.get('weft.cartCount')).toBe('7');
  });

  it('should be reported as outdated when another tab changes it, with object stores of each version', async () => {
    const older = await openDB('weft', 1, {
      upgrade: (db) => void db.createObjectStore('orders'),
    });
    older.close();
    await openTabs();
    await add();
    const newer = await openDB('weft', 4);
    expect([...newer.objectStoreNames]).toEqual(['cart', 'orders']);
    newer.close();
    await add();
    expectShirts(2);
    expectPersistence(OUTDATED);
  });
});
