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
import { SHIRT } from '../../support/productIds';

const shirt = { productId: SHIRT, size: 'M' };
const shirtAdded = itemAdded(shirt);
const shirtRemoved = lineRemoved(shirt);

const openTab = async () => {
  const browser = createBrowser();
  const tab = await browser.open();
  await settled();
  return { browser, tab };
};

const openTwoTabs = async () => {
  const { browser, tab } = await openTab();
  const there = await browser.open();
  await settled();
  return { browser, here: tab, there };
};

const addShirt = (tab: Tab) => {
  tab.dispatch(shirtAdded);
  return settled();
};

/** Tells a tab that it is shown. */
const show = (tab: Tab, event = 'pageshow') => {
  tab.browserWindow.dispatchEvent(new Event(event));
  return settled();
};

const expectShirts = (tab: Tab, quantity: number) =>
  expect(tab.items()).toEqual({ [SHIRT]: { M: quantity } });

const expectStored = async (browser: Browser, quantity: number) => {
  const later = await browser.open();
  expectShirts(later, quantity);
  later.close();
};

const expectPersistence = (tab: Tab, expected: object) =>
  expect(tab.state().persistence).toEqual(expected);

const PERSISTED = {};
const MEMORY_ONLY = { cart: 'memoryOnly' };
const OUTDATED = { cart: 'outdated' };

afterEach(() => jest.restoreAllMocks());

describe('stored cart', () => {
  it('should not change when an event is ignored', async () => {
    const { browser, tab } = await openTab();
    tab.dispatch(shirtRemoved);
    await settled();
    expect(await storedRecords()).toEqual([]);
    expect(browser.local.size).toBe(0);
  });

  it('should be written in the task of the event, without waiting for the page', async () => {
    const { browser, tab } = await openTab();
    const added = jest.spyOn(IDBObjectStore.prototype, 'add');
    const committed = jest.spyOn(IDBTransaction.prototype, 'commit');
    for (const count of [1, 2, 3]) {
      tab.dispatch(shirtAdded);
      expect(added).toHaveBeenCalledTimes(count);
      expect(committed).toHaveBeenCalledTimes(count);
    }
    await settled();
    await expectStored(browser, 3);
  });

  it('should be written once when an event follows the request of a read', async () => {
    const { tab } = await openTab();
    const added = jest.spyOn(IDBObjectStore.prototype, 'add');
    const read = jest.spyOn(IDBIndex.prototype, 'get');
    const isShown = show(tab);
    while (read.mock.calls.length === 0) await Promise.resolve();
    tab.dispatch(shirtAdded);
    await isShown;
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('should be read again when a tab is shown that was suspended during a read', async () => {
    const { browser, here, there } = await openTwoTabs();
    await addShirt(here);
    const [before] = await storedRecords();
    let resume: (record: unknown) => void = () => undefined;
    const suspended = new Promise((resolve) => {
      resume = resolve;
    });
    const read = jest.spyOn(IDBIndex.prototype, 'get');
    // `idb` passes on what is no request.
    const mockOnce = read.mockImplementationOnce.bind(read);
    Reflect.apply(mockOnce, read, [() => suspended]);
    await show(here);
    browser.quota.isReached = true;
    await addShirt(there);
    const isShown = show(here);
    resume(before);
    await isShown;
    expectShirts(here, 2);
  });

  it('should be read again by a tab that loads while another one writes', async () => {
    const { browser, tab } = await openTab();
    browser.quota.isReached = true;
    const later = await browser.open(new Map(), () => addShirt(tab));
    expect(later.items()).toEqual({});
    await settled();
    expectShirts(later, 1);
  });

  it('should be announced to other tabs once it is stored, by the id of its record', async () => {
    const { browser, tab } = await openTab();
    for (let count = 0; count < 2; count += 1) {
      await addShirt(tab);
      const id = browser.local.get('weft.cart');
      expect(await storedRecords()).toMatchObject([{ id }]);
    }
  });

  it('should store its count in localStorage immediately', async () => {
    const { browser, tab } = await openTab();
    const expectCount = (count: string) =>
      expect(browser.local.get('weft.cartCount')).toBe(count);
    tab.dispatch(shirtAdded);
    expectCount('1');
    tab.dispatch(shirtRemoved);
    expectCount('');
    await addShirt(tab);
    browser.local.delete('weft.cartCount');
    await browser.open();
    expectCount('1');
  });

  it('should be read when another tab writes or the tab is shown, not when it is hidden', async () => {
    const { browser, here, there } = await openTwoTabs();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await addShirt(here);
    expectShirts(there, 1);
    // Without localStorage there is no storage event.
    browser.quota.isReached = true;
    await addShirt(here);
    await show(there, 'visibilitychange');
    expectShirts(there, 1);
    hidden.mockRestore();
    await show(there, 'visibilitychange');
    expectShirts(there, 2);
  });

  it('should keep what was added over a connection that the browser closes without an event', async () => {
    const { browser, tab } = await openTab();
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await addShirt(tab);
    const connections: unknown[] = transaction.mock.contexts;
    for (const connection of connections)
      if (connection instanceof IDBDatabase) connection.close();
    for (const count of [2, 3]) {
      await addShirt(tab);
      await expectStored(browser, count);
      expectShirts(tab, count);
    }
    expectPersistence(tab, PERSISTED);
  });

  it('should keep the fields, products and sizes of a newer version, which are not shown', async () => {
    const coats = { 'new-coat': { M: 2 } };
    const items = { [SHIRT]: { XXXL: 3, M: 1 }, ...coats };
    await writeCart({ items, note: 'Ada' });
    const { tab } = await openTab();
    expect(selectCartCount(tab.state())).toBe(1);
    await addShirt(tab);
    const changed = { [SHIRT]: { XXXL: 3, M: 2 }, ...coats };
    const record = { items: changed, note: 'Ada' };
    expect(await storedRecords()).toMatchObject([record]);
  });
});

it('should write nothing on a jump in the Redux DevTools, and apply the next event to the shown cart', async () => {
  const { browser, tab } = await openTab();
  await addShirt(tab);
  const past = tab.state();
  await addShirt(tab);
  await addShirt(tab);
  const local = new Map(browser.local);
  const records = await storedRecords();
  tab.jump(past);
  await show(tab);
  expect(browser.local).toEqual(local);
  expect(await storedRecords()).toEqual(records);
  await addShirt(tab);
  expectShirts(tab, 2);
  await expectStored(browser, 2);
  expect(tab.events).not.toContain('cart/synced');
});

it('should not change while the Redux DevTools lock changes', async () => {
  const { tab } = await openTab();
  // The DevTools let no event reach the reducer.
  const liftedStore = { getState: () => ({ isLocked: true }) };
  Object.assign(tab.store, { liftedStore });
  tab.store.replaceReducer((state = tab.state()) => state);
  await addShirt(tab);
  expect(await storedRecords()).toEqual([]);
});

it('should report a full disk once, and store all events when there is room again', async () => {
  const { browser, here, there } = await openTwoTabs();
  await addShirt(here);
  const full = fillDisk();
  await addShirt(here);
  await addShirt(here);
  expectPersistence(here, MEMORY_ONLY);
  expectShirts(here, 3);
  await expectStored(browser, 1);
  full.mockRestore();
  await addShirt(there);
  await addShirt(here);
  expectPersistence(here, PERSISTED);
  expectShirts(here, 5);
  await expectStored(browser, 5);
  expect(here.reports()).toEqual([
    'persistence/writeFailed',
    'persistence/writeSucceeded',
  ]);
});

describe('database that cannot be opened', () => {
  it('should be reported as outdated when it is of a newer version, and keep the stored count', async () => {
    const newer = await openDB('weft', 4);
    newer.close();
    const browser = createBrowser();
    browser.local.set('weft.cartCount', '7');
    const tab = await browser.open();
    expectPersistence(tab, OUTDATED);
    await addShirt(tab);
    expectShirts(tab, 1);
    expectPersistence(tab, OUTDATED);
    expect(browser.local.get('weft.cartCount')).toBe('7');
  });

  it('should be reported as outdated when another tab changes it, with object stores of each version', async () => {
    const older = await openDB('weft', 1, {
      upgrade: (db) => void db.createObjectStore('orders'),
    });
    older.close();
    const { tab } = await openTab();
    await addShirt(tab);
    const newer = await openDB('weft', 4);
    expect([...newer.objectStoreNames]).toEqual(['cart', 'orders']);
    newer.close();
    await addShirt(tab);
    expectShirts(tab, 2);
    expectPersistence(tab, OUTDATED);
  });
});
