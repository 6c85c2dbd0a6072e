import { openDB } from 'idb';
import { selectCartCount, itemAdded, quantityChanged, synced } from '../../../src/features/cart/cartSlice';
import { removalOf, undoOf } from '../../support/cart';
import { SHIRT, SKIRT } from '../../support/productIds';
import { createBrowser, logTypes, settled, type Tab } from '../../support/fakeBrowser';

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

// What two tabs store in every order of their steps: schedules.test.ts.
describe('stored cart', () => {
  it('should not change when an event is ignored', async () => {
    const { browser, tab } = await openTab();
    tab.dispatch(quantityChanged({ ...shirt, typed: '7' }));
    add(tab, { productId: '__proto__', size: 'M' });
    await settled();
    expect(await logTypes()).toEqual([]);
    expect(browser.local.size).toBe(0);
  });

  it('should store its count in localStorage immediately', async () => {
    const { browser, tab } = await openTab();
    add(tab);
    expect(browser.local.get('weft.cartCount')).toBe('1');
    tab.dispatch(removalOf(shirt));
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

  it('should keep what was appended over a connection that the browser closes without an event', async () => {
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
    expect([tab.items(), tab.state().persistence.cart]).toEqual([{ [SHIRT]: { M: 3 } }, 'persisted']);
  });

  it('should be written again, and read by other tabs, after the database was deleted', async () => {
    const { browser, here, there } = await openTwoTabs();
    add(here);
    add(there, skirt);
    await settled();
    const lastWrite = browser.local.get('weft.cartLog');
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('weft').onsuccess = resolve;
    });
    add(here);
    await settled();
    expect(browser.local.get('weft.cartLog')).not.toBe(lastWrite);
    expect(there.items()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
    add(there);
    const stored = await reloaded(browser);
    expect(stored).toEqual({ [SHIRT]: { M: 3 }, [SKIRT]: { M: 1 } });
    expect([here.items(), there.items()]).toEqual([stored, stored]);
    expect(here.state().persistence.cart).toBe('persisted');
  });
});

describe('log of more than 200 entries', () => {
  const added = itemAdded(shirt);

  /** Opens the shop over a log with entries that another version of the shop has appended. */
  const openOver = async (entries: readonly object[]) => {
    const { browser, tab } = await openTab();
    tab.close();
    const db = await openDB('weft');
    const { store, done } = db.transaction('cartLog', 'readwrite');
    for (const entry of entries) void store.add(entry);
    await done;
    db.close();
    const next = await browser.open();
    await settled();
    return { browser, tab: next };
  };

  it.each([
    ['an event of an unknown type', { type: 'cart/giftWrapped', payload: shirt }],
    ['an event with another field', { type: itemAdded.type, payload: { ...shirt, note: 'Ada' } }],
    [
      'a snapshot with another field',
      synced({ lines: [Object.assign({ note: 'Ada' }, shirt, { quantity: 1 })], removed: [] }),
    ],
    ['a snapshot of larger quantities', synced({ lines: [{ ...shirt, quantity: 10_000 }], removed: [] })],
  ])('should keep all entries if one is %s', async (_, entry) => {
    const entries = [...Array<object>(150).fill(added), entry, ...Array<object>(350).fill(added)];
    const { tab } = await openOver(entries);
    expect(await logTypes()).toHaveLength(entries.length);
    add(tab, skirt);
    await settled();
    expect(await logTypes()).toHaveLength(entries.length + 1);
    expect(tab.items()[SKIRT]).toEqual({ M: 1 });
  });

  it('should be compacted, with lines of unknown sizes, which are not shown', async () => {
    const { browser, tab } = await openOver([
      ...Array<object>(3).fill(itemAdded({ productId: SHIRT, size: 'XXXL' })),
      ...Array<object>(195).fill(added),
      ...[quantityChanged({ ...shirt, typed: '7' }), removalOf(shirt), undoOf(shirt)],
    ]);
    expect(await logTypes()).toEqual(['cart/synced']);
    expect(selectCartCount(tab.state())).toBe(7);
    add(tab);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { XXXL: 3, M: 8 } });
  });

  it('should not be compacted at 200 entries', async () => {
    await openOver(Array<object>(200).fill(added));
    expect(await logTypes()).toHaveLength(200);
  });
});

it('should write nothing on a jump in the Redux DevTools, and apply the next event to the shown cart', async () => {
  const { browser, tab } = await openTab();
  add(tab);
  const past = tab.state();
  add(tab);
  add(tab, skirt);
  await settled();
  const [stored, entries] = [[...browser.local], await logTypes()];
  tab.jump(past);
  tab.browserWindow.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([[...browser.local], await logTypes()]).toEqual([stored, entries]);
  add(tab, skirt);
  expect(tab.items()).toEqual({ [SHIRT]: { M: 1 }, [SKIRT]: { M: 1 } });
  expect(await reloaded(browser)).toEqual(tab.items());
  expect(tab.events).not.toContain('cart/synced');
});

it('should report a full disk once, and store all events when there is room again', async () => {
  const { browser, here, there } = await openTwoTabs();
  add(here);
  await settled();
  // Each transaction exceeds the quota.
  const full = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function commit(
    this: IDBTransaction,
  ) {
    this.abort();
  });
  add(here);
  add(here, skirt);
  await settled();
  expect(here.state().persistence.cart).toBe('memoryOnly');
  expect(here.items()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
  expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 1 } });
  full.mockRestore();
  add(there);
  await settled();
  add(here);
  expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 4 }, [SKIRT]: { M: 1 } });
  expect([here.items(), here.state().persistence.cart]).toEqual([there.items(), 'persisted']);
  expect(here.events.filter((event) => event.startsWith('persistence/'))).toEqual([
    'persistence/writeFailed',
    'persistence/writeSucceeded',
  ]);
});

describe('database that cannot be opened', () => {
  it('should be reported as outdated when it is of a newer version, and keep the stored count', async () => {
    (await openDB('weft', 3)).close();
    const browser = createBrowser();
    browser.local.set('weft.cartCount', '7');
    const tab = await browser.open();
    expect(tab.state().persistence.cart).toBe('outdated');
    add(tab);
    await settled();
    expect([tab.items(), tab.state().persistence.cart]).toEqual([{ [SHIRT]: { M: 1 } }, 'outdated']);
    expect(browser.local.get('weft.cartCount')).toBe('7');
  });

  it('should be reported as outdated when another tab changes it, with object stores of each version', async () => {
    (await openDB('weft', 1, { upgrade: (db) => void db.createObjectStore('orders') })).close();
    const { tab } = await openTab();
    add(tab);
    await settled();
    const newer = await openDB('weft', 3);
    expect([...newer.objectStoreNames]).toEqual(['cartLog', 'orders']);
    newer.close();
    add(tab);
    await settled();
    expect([tab.items(), tab.state().persistence.cart]).toEqual([{ [SHIRT]: { M: 2 } }, 'outdated']);
  });
});
