import {
  itemAdded,
  lineRemoved,
  selectCartCount,
} from '../../../src/features/cart/cartSlice';
import {
  createBrowser,
  fillDisk,
  settled,
  storedRecord,
  writeCart,
  type Browser,
  type Tab,
} from '../../support/fakeBrowser';
import { SHIRT, SKIRT } from '../../support/catalogue';

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
    expect(await storedRecord()).toBeUndefined();
    expect(browser.local.size).toBe(0);
  });

  it('should have all of several quick events, of which none is shown twice or taken back', async () => {
    for (const count of [1, 2, 3]) {
      tab.dispatch(shirtAdded);
      expectShirts(count);
    }
    await settled();
    await expectStored(3);
    expect(tab.events).not.toContain('cart/synced');
  });

  it('should be read again by a tab that loads while another one writes', async () => {
    browser.quota.isReached = true;
    const later = await browser.open(new Map(), () => add());
    expect(later.items()).toEqual({});
    await settled();
    expectShirts(1, later);
  });

  it('should store its count in localStorage', async () => {
    const expectCount = (count: string) =>
      expect(browser.local.get('weft.cartCount')).toBe(count);
    await add();
    expectCount('1');
    tab.dispatch(shirtRemoved);
    await settled();
    expectCount('0');
    await add();
    browser.local.clear();
    const cleared = new StorageEvent('storage', { key: null });
    tab.browserWindow.dispatchEvent(cleared);
    await settled();
    expectCount('1');
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
    await add();
    expectShirts(2);
    await add();
    await expectStored(3);
    expectPersistence(PERSISTED);
  });

  it('should not change on a jump in the Redux DevTools', async () => {
    await add();
    const past = tab.state();
    await add();
    const local = new Map(browser.local);
    tab.jump(past);
    await show();
    expect(browser.local).toEqual(local);
    await expectStored(2);
  });

  it('should report a full disk once, and store the shown products when there is room again', async () => {
    await add();
    const full = fillDisk();
    await add();
    await add();
    expectPersistence(MEMORY_ONLY);
    expectShirts(3);
    await expectStored(1);
    await show();
    expectShirts(3);
    full.mockRestore();
    other.dispatch(itemAdded({ productId: SKIRT, size: 'L' }));
    await settled();
    expectPersistence(PERSISTED);
    const expected = { [SHIRT]: { M: 3 }, [SKIRT]: { L: 1 } };
    for (const { items } of [tab, other, await browser.open()])
      expect(items()).toEqual(expected);
    expect(tab.reports()).toHaveLength(2);
  });
});

describe('cart of another version', () => {
  it('should keep the fields, products and sizes of a newer version, which are not shown', async () => {
    const coats = { 'new-coat': { M: 2 } };
    const items = { [SHIRT]: { XXXL: 3, M: 1 }, ...coats };
    await writeCart({ items, note: 'Ada' });
    await openTabs();
    expect(selectCartCount(tab.state())).toBe(1);
    await add();
    const changed = { [SHIRT]: { XXXL: 3, M: 2 }, ...coats };
    const record = { items: changed, note: 'Ada', version: 1 };
    expect(await storedRecord()).toEqual(record);
  });

  it('should be reported and not changed when this version cannot read it', async () => {
    await openTabs();
    await add();
    const newer = { version: 2, items: [{ id: SHIRT, size: 'M', gift: true }] };
    await writeCart(newer);
    browser.local.set('weft.cartCount', '7');
    await add();
    expectShirts(2);
    expectPersistence(OUTDATED);
    tab = await browser.open();
    await add();
    expectShirts(1);
    expectPersistence(OUTDATED);
    expect(await storedRecord()).toEqual(newer);
    expect(browser.local.get('weft.cartCount')).toBe('7');
  });
});
