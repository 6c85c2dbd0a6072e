import { openDB } from 'idb';
import {
  itemAdded,
  lineRemoved,
  quantityChanged,
  selectCartCount,
} from '../../../src/features/cart/cartSlice';
import { SHIRT, SKIRT } from '../../support/productIds';
import {
  createBrowser,
  settled,
  storedRecords,
  writeCart,
  type Tab,
} from '../../support/fakeBrowser';

const shirt = { productId: SHIRT, size: 'M' } as const;
const skirt = { productId: SKIRT, size: 'M' } as const;
const add = (
  { dispatch }: Tab,
  line: Parameters<typeof itemAdded>[0] = shirt,
) => dispatch(itemAdded(line));

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

  it('should be written in the task of the event, without waiting for the page', async () => {
    const { browser, tab } = await openTab();
    await settled();
    const [added, committed] = [
      jest.spyOn(IDBObjectStore.prototype, 'add'),
      jest.spyOn(IDBTransaction.prototype, 'commit'),
    ];
    for (let count = 1; count <= 3; count += 1) {
      add(tab);
      expect([added.mock.calls.length, committed.mock.calls.length]).toEqual([
        count,
        count,
      ]);
    }
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 3 } });
  });

  it('should be written once when an event follows the request of a read', async () => {
    const { tab } = await openTab();
    await settled();
    const added = jest.spyOn(IDBObjectStore.prototype, 'add');
    const read = jest.spyOn(IDBIndex.prototype, 'get');
    tab.browserWindow.dispatchEvent(new Event('pageshow'));
    while (read.mock.calls.length === 0) await Promise.resolve();
    add(tab);
    await settled();
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('should be read again when a tab is shown that was suspended during a read', async () => {
    const { browser, here, there } = await openTwoTabs();
    add(here);
    await settled();
    const [before] = await storedRecords();
    let resume: (record: unknown) => void = () => undefined;
    const suspended = new Promise((resolve) => {
      resume = resolve;
    });
    const read = jest.spyOn(IDBIndex.prototype, 'get');
    // `idb` passes on what is no request.
    Reflect.apply(read.mockImplementationOnce.bind(read), read, [
      () => suspended,
    ]);
    here.browserWindow.dispatchEvent(new Event('pageshow'));
    await settled();
    browser.quota.isReached = true;
    add(there);
    await settled();
    here.browserWindow.dispatchEvent(new Event('pageshow'));
    resume(before);
    await settled();
    expect(here.items()).toEqual({ [SHIRT]: { M: 2 } });
  });

  it('should be read again by a tab that loads while another one writes', async () => {
    const { browser, tab } = await openTab();
    browser.quota.isReached = true;
    const later = await browser.open(new Map(), async () => {
      add(tab);
      await settled();
    });
    expect(later.items()).toEqual({});
    await settled();
    expect(later.items()).toEqual({ [SHIRT]: { M: 1 } });
  });

  it('should be announced to other tabs once it is stored, by the id of its record', async () => {
    const { browser, tab } = await openTab();
    for (const line of [shirt, skirt]) {
      add(tab, line);
      await settled();
      expect(await storedRecords()).toMatchObject([
        { id: browser.local.get('weft.cart') },
      ]);
    }
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
    for (const database of contexts)
      if (database instanceof IDBDatabase) database.close();
    add(tab);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 2 } });
    add(tab);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 3 } });
    expect([tab.items(), tab.state().persistence]).toEqual([
      { [SHIRT]: { M: 3 } },
      {},
    ]);
  });

  it('should keep the fields, products and sizes of a newer version, which are not shown', async () => {
    const items = { [SHIRT]: { XXXL: 3, M: 1 }, 'new-coat': { M: 2 } };
    await writeCart({ items, note: 'Ada' });
    const { tab } = await openTab();
    expect(selectCartCount(tab.state())).toBe(1);
    add(tab);
    await settled();
    const changed = { [SHIRT]: { XXXL: 3, M: 2 }, 'new-coat': { M: 2 } };
    expect(await storedRecords()).toMatchObject([
      { items: changed, note: 'Ada' },
    ]);
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
  expect([[...browser.local], await storedRecords()]).toEqual([
    stored,
    records,
  ]);
  add(tab, skirt);
  expect(tab.items()).toEqual({ [SHIRT]: { M: 1 }, [SKIRT]: { M: 1 } });
  expect(await reloaded(browser)).toEqual(tab.items());
  expect(tab.events).not.toContain('cart/synced');
});

it('should not change while the Redux DevTools lock changes', async () => {
  const { tab } = await openTab();
  add(tab);
  await settled();
  const records = await storedRecords();
  // The DevTools let no event reach the reducer.
  Object.assign(tab.store, {
    liftedStore: { getState: () => ({ isLocked: true }) },
  });
  tab.store.replaceReducer((state = tab.state()) => state);
  add(tab);
  await settled();
  expect(await storedRecords()).toEqual(records);
});

it('should report a full disk once, and store all events when there is room again', async () => {
  const { browser, here, there } = await openTwoTabs();
  add(here);
  await settled();
  // Each write exceeds the quota.
  const full = jest
    .spyOn(IDBTransaction.prototype, 'commit')
    .mockImplementation(function commit(this: IDBTransaction) {
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
  expect(await reloaded(browser)).toEqual({
    [SHIRT]: { M: 4 },
    [SKIRT]: { M: 1 },
  });
  expect([here.items(), here.state().persistence]).toEqual([there.items(), {}]);
  expect(
    here.events.filter((event) => event.startsWith('persistence/')),
  ).toEqual(['persistence/writeFailed', 'persistence/writeSucceeded']);
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
    expect([tab.items(), tab.state().persistence['cart']]).toEqual([
      { [SHIRT]: { M: 1 } },
      'outdated',
    ]);
    expect(browser.local.get('weft.cartCount')).toBe('7');
  });

  it('should be reported as outdated when another tab changes it, with object stores of each version', async () => {
    (
      await openDB('weft', 1, {
        upgrade: (db) => void db.createObjectStore('orders'),
      })
    ).close();
    const { tab } = await openTab();
    add(tab);
    await settled();
    const newer = await openDB('weft', 4);
    expect([...newer.objectStoreNames]).toEqual(['cart', 'orders']);
    newer.close();
    add(tab);
    await settled();
    expect([tab.items(), tab.state().persistence['cart']]).toEqual([
      { [SHIRT]: { M: 2 } },
      'outdated',
    ]);
  });
});
