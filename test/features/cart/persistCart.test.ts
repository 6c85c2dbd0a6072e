import { openDB } from 'idb';
import { linesOf } from '../../../src/features/cart/cart';
import { selectCartCount, itemAdded, quantityChanged, synced } from '../../../src/features/cart/cartSlice';
import { removalOf, undoOf } from '../../support/cart';
import { SHIRT, SKIRT, TROUSERS } from '../../support/productIds';
import { createBrowser, logTypes, settled, type Tab } from '../../support/fakeBrowser';

const shirt = { productId: SHIRT, size: 'M' } as const;
const skirt = { productId: SKIRT, size: 'M' } as const;
const add = ({ dispatch }: Tab, line: Parameters<typeof itemAdded>[0] = shirt) => dispatch(itemAdded(line));
const type = ({ dispatch }: Tab, typed: string) => dispatch(quantityChanged({ ...shirt, typed }));
const remove = ({ dispatch }: Tab) => dispatch(removalOf(shirt));

const reloaded = async (browser: ReturnType<typeof createBrowser>) => {
  await settled();
  return (await browser.open()).items();
};

afterEach(() => jest.restoreAllMocks());

/** Makes each transaction exceed the quota. */
const fillUp = () =>
  jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function commit(this: IDBTransaction) {
    this.abort();
  });

describe('stored cart', () => {
  it('should be the same after a reload, in the order of its lines', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    for (const productId of [TROUSERS, SHIRT, SKIRT, TROUSERS]) add(tab, { productId, size: 'L' });
    add(tab);
    type(tab, '7');
    tab.dispatch(removalOf({ productId: TROUSERS, size: 'L' }));
    tab.dispatch(undoOf({ productId: TROUSERS, size: 'L' }, 2));
    await settled();
    expect(linesOf((await browser.open()).state().cart)).toEqual([
      { productId: SHIRT, size: 'L', quantity: 1 },
      { productId: SKIRT, size: 'L', quantity: 1 },
      { productId: TROUSERS, size: 'L', quantity: 2 },
      { productId: SHIRT, size: 'M', quantity: 7 },
    ]);
  });

  it('should not change when an event is ignored', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    type(tab, '7');
    add(tab, { productId: '__proto__', size: 'M' });
    await settled();
    expect(await logTypes()).toEqual([]);
    expect(browser.local.size).toBe(0);
  });

  it('should store its count in localStorage immediately', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    add(tab);
    expect(browser.local.get('weft.cartCount')).toBe('1');
    remove(tab);
    expect(browser.local.get('weft.cartCount')).toBe('');
    add(tab);
    await settled();
    browser.local.delete('weft.cartCount');
    await browser.open();
    expect(browser.local.get('weft.cartCount')).toBe('1');
  });

  it('should be compacted when a long log is opened', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    for (let count = 0; count < 300; count += 1) add(tab);
    await settled();
    tab.close();
    const next = await browser.open();
    await settled();
    expect(await logTypes()).toEqual(['cart/synced']);
    add(next);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 301 } });
  });
});

/** Appends entries as another version of the shop would. */
const appendToLog = async (...entries: readonly object[]) => {
  const db = await openDB('weft');
  const { store, done } = db.transaction('cartLog', 'readwrite');
  for (const entry of entries) void store.add(entry);
  await done;
  db.close();
};

describe('log of a newer version', () => {
  const added = itemAdded(shirt);

  it.each([
    ['an event of an unknown type', { type: 'cart/giftWrapped', payload: shirt }],
    ['an event with another field', { type: itemAdded.type, payload: { ...shirt, note: 'Ada' } }],
    [
      'a snapshot with another field',
      synced({ lines: [Object.assign({ note: 'Ada' }, shirt, { quantity: 1 })], removed: [] }),
    ],
    [
      'a snapshot of larger quantities',
      { type: synced.type, payload: { lines: [{ ...shirt, quantity: 10_000 }], removed: [] } },
    ],
  ])('should keep all entries if one is %s', async (_, entry) => {
    const browser = createBrowser();
    (await browser.open()).close();
    const entries = [...Array<object>(150).fill(added), entry, ...Array<object>(350).fill(added)];
    await appendToLog(...entries);
    const tab = await browser.open();
    await settled();
    expect(await logTypes()).toHaveLength(entries.length);
    add(tab, skirt);
    await settled();
    expect(await logTypes()).toHaveLength(entries.length + 1);
    expect(tab.items()[SKIRT]).toEqual({ M: 1 });
  });

  it('should keep lines of unknown sizes through compaction, and not show them', async () => {
    const browser = createBrowser();
    (await browser.open()).close();
    const unknown = itemAdded({ productId: SHIRT, size: 'XXXL' });
    await appendToLog(...Array<object>(3).fill(unknown), ...Array<object>(201).fill(added));
    const tab = await browser.open();
    await settled();
    expect(await logTypes()).toEqual(['cart/synced']);
    expect(selectCartCount(tab.state())).toBe(201);
    expect((await browser.open()).items()).toEqual({ [SHIRT]: { XXXL: 3, M: 201 } });
  });

  it('should be read with an entry of five million characters', async () => {
    const browser = createBrowser();
    (await browser.open()).close();
    const text = 'x'.repeat(5_000_000);
    await appendToLog(
      added,
      itemAdded({ productId: text, size: 'M' }),
      itemAdded({ productId: SHIRT, size: text }),
    );
    await appendToLog({ type: text }, quantityChanged({ ...shirt, typed: '1'.repeat(5_000_000) }), added);
    expect((await browser.open()).items()).toEqual({ [SHIRT]: { M: 2 } });
  });
});

describe('jump in the Redux DevTools and Commit', () => {
  it('should write nothing, and the next event should apply to the shown cart', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
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
});

describe('two tabs', () => {
  it('should show the changes of each other', async () => {
    const browser = createBrowser();
    const [here, there] = [await browser.open(), await browser.open()];
    for (const change of [
      () => add(here),
      () => type(here, '5'),
      () => remove(here),
      () => add(there, skirt),
    ]) {
      change();
      await settled();
      expect(here.items()).toEqual(there.items());
    }
    expect(there.events.filter((event) => event === 'cart/synced')).toHaveLength(3);
    expect(here.events.filter((event) => event === 'cart/synced')).toHaveLength(1);
    expect(here.items()).toEqual({ [SKIRT]: { M: 1 } });
  });

  it('should restore by Undo what the other had added before the removal', async () => {
    const browser = createBrowser();
    const [here, there] = [await browser.open(), await browser.open()];
    add(here);
    await settled();
    browser.hold();
    add(there);
    add(there);
    await settled();
    remove(here);
    await settled();
    add(there);
    await settled();
    browser.release();
    await settled();
    here.dispatch(undoOf(shirt));
    await settled();
    add(here);
    await settled();
    for (const { items } of [here, there]) expect(items()).toEqual({ [SHIRT]: { M: 5 } });
    expect(await logTypes()).not.toContain('cart/synced');
  });

  it('should read the log when they become visible or another tab writes, not when they are hidden', async () => {
    const browser = createBrowser();
    const [here, there] = [await browser.open(), await browser.open()];
    await settled();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const getAll = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    there.browserWindow.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(getAll).not.toHaveBeenCalled();
    add(here);
    await settled();
    expect(there.items()).toEqual({ [SHIRT]: { M: 1 } });
    browser.quota.isReached = true;
    add(here);
    hidden.mockRestore();
    there.browserWindow.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(there.items()).toEqual({ [SHIRT]: { M: 2 } });
  });
});

describe('full disk', () => {
  it('should be reported once, and all events should be stored when there is room again', async () => {
    const browser = createBrowser();
    const [tab, other] = [await browser.open(), await browser.open()];
    add(tab);
    await settled();
    const full = fillUp();
    add(tab);
    add(tab, skirt);
    await settled();
    expect(tab.state().persistence.cart).toBe('memoryOnly');
    expect(tab.items()).toEqual({ [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } });
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 1 } });
    full.mockRestore();
    add(other);
    await settled();
    add(tab);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 4 }, [SKIRT]: { M: 1 } });
    expect([tab.items(), tab.state().persistence.cart]).toEqual([other.items(), 'persisted']);
    expect(tab.events.filter((event) => event.startsWith('persistence/'))).toEqual([
      'persistence/writeFailed',
      'persistence/writeSucceeded',
    ]);
  });
});

describe('database that cannot be opened', () => {
  it('should leave the cart in memory', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const tab = await createBrowser().open();
    add(tab);
    await settled();
    expect(tab.items()).toEqual({ [SHIRT]: { M: 1 } });
    expect(tab.state().persistence).toEqual({ cart: 'memoryOnly', checkout: 'persisted' });
    expect(tab.events).toEqual(['cart/itemAdded']);
  });

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

  it('should be reported as outdated when another tab changes it to a newer version', async () => {
    const tab = await createBrowser().open();
    add(tab);
    await settled();
    const newer = await openDB('weft', 3, { upgrade: (db) => void db.createObjectStore('orders') });
    expect([...newer.objectStoreNames]).toEqual(['cartLog', 'orders']);
    newer.close();
    add(tab);
    await settled();
    expect([tab.items(), tab.state().persistence.cart]).toEqual([{ [SHIRT]: { M: 2 } }, 'outdated']);
  });

  it('should keep object stores that this version does not know', async () => {
    (await openDB('weft', 1, { upgrade: (db) => void db.createObjectStore('orders') })).close();
    const tab = await createBrowser().open();
    add(tab);
    await settled();
    const db = await openDB('weft');
    expect([...db.objectStoreNames]).toEqual(['cartLog', 'orders']);
    db.close();
  });

  it('should delay the start by at most a second, and be read when it opens', async () => {
    const old = await openDB('weft', 1, {
      upgrade: (db) => void db.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true }),
    });
    await old.add('cartLog', itemAdded(skirt));
    const start = performance.now();
    const browser = createBrowser();
    const tab = await browser.open();
    expect(performance.now() - start).toBeLessThan(1500);
    expect([tab.items(), tab.state().persistence.cart]).toEqual([{}, 'memoryOnly']);
    add(tab);
    await settled();
    old.close();
    await settled();
    expect(tab.items()).toEqual({ [SKIRT]: { M: 1 }, [SHIRT]: { M: 1 } });
    expect(tab.state().persistence.cart).toBe('persisted');
    expect(await reloaded(browser)).toEqual(tab.items());
  });
});

describe('connection that the browser closes without an event', () => {
  it('should be opened again without losing events', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
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
});

describe('database that is deleted while pages are open', () => {
  const remove = () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase('weft').onsuccess = resolve;
    });

  it('should be announced to other tabs although its keys start again', async () => {
    const browser = createBrowser();
    const tab = await browser.open();
    add(tab);
    add(tab);
    await settled();
    const before = browser.local.get('weft.cartLog');
    await remove();
    add(tab);
    await settled();
    expect(browser.local.get('weft.cartLog')).not.toBe(before);
  });

  it('should be written again by the next event', async () => {
    const browser = createBrowser();
    const [here, there] = [await browser.open(), await browser.open()];
    add(here);
    add(there, skirt);
    await settled();
    await remove();
    add(here);
    add(there);
    expect(await reloaded(browser)).toEqual({ [SHIRT]: { M: 3 }, [SKIRT]: { M: 1 } });
    expect([here.items(), there.items()]).toEqual([await reloaded(browser), await reloaded(browser)]);
    expect(here.state().persistence.cart).toBe('persisted');
  });
});
