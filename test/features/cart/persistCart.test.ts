import { openDB } from 'idb';
import {
  itemAdded,
  lineRemoved,
  quantityChanged,
  selectCartCount,
} from '../../../src/features/cart/cartSlice';
import { SHIRT, SKIRT } from '../../support/productIds';
import { createBrowser, settled, storedRecords, writeCart, type Tab } from '../../support/fakeBrowser';

const shirt = { productId: SHIRT, size: 'M' } as const;
const skirt = { productId: SKIRT, size: 'M' } as const;
const add = ({ dispatch }: Tab, line: Parameters<typeof itemAdded>[0] = shirt) => dispatch(itemAdded(line));

const reloaded = async (browser: ReturnType<typeof createBrowser>) => {
  await settled();
  return (await browser.open()).items();
};

const openTab = async () => {
  const browser = createBrowser();
  return { browser, tab: await browser.open() };
};

const openTwoTabs = async () => {
  const { browser, tab } = await openTab();
  return { browser, here: tab, there: await browser.open() };
};

afterEach(() => jest.restoreAllMocks());

describe('stored cart', () => {
  it('should not change when an event is ignored', async () => {
    const { browser, tab } = await openTab();
    tab.dispatch(quantityChanged({ ...shirt, typed: '7' }));
    tab.dispatch(lineRemoved(shirt));
    await settled();
    expect(await storedRecords()).toEqual([]);
    expect(browser.local.size).toBe(0);
  });

  it('should store its count in localStorage immediately', async () => {
    const { browser, tab } = await openTab();
    add(tab);
    expect(browser.local.get('weft.cartCount')).toBe('1');
    tab.dispatch(lineRemoved(shirt));
    expect(browser.local.get('weft.cartCount')).toBe('');
    add(tab);
    await settled();
    browser.local.delete('weft.cartCount');
    await browser.open();
    expect(browser.local.get('weft.cartCount')).toBe('1');
  });

  it('should be read when another tab writes or the tab is shown, not when it is hidden', async () => {
    const { browser, here, there } = await openTwoTabs();
    await settled();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    add(here);
    await settled();
    expect(there.items()).toEqual({ [SHIRT]: { M: 1 } });
    // Without localStorage there is no storage event.
    browser.quota.isReached = true;
    add(here);
    await settled();
    there.browserWindow.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(there.items()).toEqual({ [SHIRT]: { M: 1 } });
    hidden.mockRestore();
    there.browserWindow.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(there.items()).toEqual({ [SHIRT]: { M: 2 } });
  });

  it('should keep what was added over a connection that the browser closes without an event', async () => {
    const { browser, tab } = await openTab();
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    add(tab);
    const contexts: unknown[] = transaction.mock.contexts;
    await settled();
    for (const database of contexts) if (database instanceof IDBDatabase) database.close();
    add(tab);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 2 } });
    add(tab);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 3 } });
    expect([tab.items(), tab.state().persistence]).toEqual([{ [SHIRT]: { M: 3 } }, {}]);
  });

  it('should be written again, and read by other tabs, after the database was deleted', async () => {
    const { browser, here, there } = await openTwoTabs();
    add(here);
    add(there, skirt);
    await settled();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('weft').onsuccess = resolve;
    });
    here.browserWindow.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(await storedRecords()).toMatchObject([{ items: { [SHIRT]: { M: 1 }, [SKIRT]: { M: 1 } } }]);
    add(here);
    await settled();
    expect(there.items()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
    add(there);
    const stored = await reloaded(browser);
    expect(stored).toEqual({ [SHIRT]: { M: 3 }, [SKIRT]: { M: 1 } });
    expect([here.items(), there.items()]).toEqual([stored, stored]);
    expect(here.state().persistence).toEqual({});
  });

  it('should keep the fields, products and sizes of a newer version, which are not shown', async () => {
    const items = { [SHIRT]: { XXXL: 3, M: 1 }, 'new-coat': { M: 2 } };
    await writeCart({ items, note: 'Ada' });
    const { tab } = await openTab();
    expect(selectCartCount(tab.state())).toBe(1);
    add(tab);
    await settled();
    const changed = { [SHIRT]: { XXXL: 3, M: 2 }, 'new-coat': { M: 2 } };
    expect(await storedRecords()).toMatchObject([{ items: changed, note: 'Ada' }]);
  });
});

it('should write nothing on a jump in the Redux DevTools, and apply the next event to the shown cart', async () => {
  const { browser, tab } = await openTab();
  add(tab);
  const past = tab.state();
  add(tab);
  add(tab, skirt);
  await settled();
  const [stored, records] = [[...browser.local], await storedRecords()];
  tab.jump(past);
  tab.browserWindow.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([[...browser.local], await storedRecords()]).toEqual([stored, records]);
  add(tab, skirt);
  expect(tab.items()).toEqual({ [SHIRT]: { M: 1 }, [SKIRT]: { M: 1 } });
  expect(await reloaded(browser)).toEqual(tab.items());
  expect(tab.events).not.toContain('cart/synced');
});

it('should report a full disk once, and store all events when there is room again', async () => {
  const { browser, here, there } = await openTwoTabs();
  add(here);
  await settled();
  // Each write exceeds the quota.
  const full = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function commit(
    this: IDBTransaction,
  ) {
    if (this.mode === 'readwrite') this.abort();
  });
  add(here);
  add(here, skirt);
  await settled();
  expect(here.state().persistence['cart']).toBe('memoryOnly');
  expect(here.items()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
  expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 1 } });
  full.mockRestore();
  add(there);
  await settled();
  add(here);
  expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 4 }, [SKIRT]: { M: 1 } });
  expect([here.items(), here.state().persistence]).toEqual([there.items(), {}]);
  expect(here.events.filter((event) => event.startsWith('persistence/'))).toEqual([
    'persistence/writeFailed',
    'persistence/writeSucceeded',
  ]);
});

describe('database that cannot be opened', () => {
  it('should be reported as outdated when it is of a newer version, and keep the stored count', async () => {
    (await openDB('weft', 4)).close();
    const browser = createBrowser();
    browser.local.set('weft.cartCount', '7');
    const tab = await browser.open();
    expect(tab.state().persistence['cart']).toBe('outdated');
    add(tab);
    await settled();
    expect([tab.items(), tab.state().persistence['cart']]).toEqual([{ [SHIRT]: { M: 1 } }, 'outdated']);
    expect(browser.local.get('weft.cartCount')).toBe('7');
  });

  it('should be reported as outdated when another tab changes it, with object stores of each version', async () => {
    (await openDB('weft', 1, { upgrade: (db) => void db.createObjectStore('orders') })).close();
    const { tab } = await openTab();
    add(tab);
    await settled();
    const newer = await openDB('weft', 4);
    expect([...newer.objectStoreNames]).toEqual(['cart', 'orders']);
    newer.close();
    add(tab);
    await settled();
    expect([tab.items(), tab.state().persistence['cart']]).toEqual([{ [SHIRT]: { M: 2 } }, 'outdated']);
  });
});
