import { openDB } from 'idb';
import { linesOf } from '../../../src/domain/cart';
import { itemAdded } from '../../../src/store/cart';
import cartV1 from '../../fixtures/cart.v1.json';
import cartV2 from '../../fixtures/cart.v2.json';
import { SHIRT, SKIRT } from '../../support/events';
import { createBrowser, settled } from './fakeBrowser';

const V1 = 'weft.cart';

const record = (fields: object, v = 2) =>
  JSON.stringify({ v, base: [0, 0, ''], added: [], place: [1, 1, ''], ...fields });

/** Opens a tab with these texts in localStorage and a database of version 1. */
const openWith = async (local: Readonly<Record<string, string>>) => {
  const old = await openDB('weft', 1, { upgrade: (db) => void db.createObjectStore('lines') });
  old.close();
  const browser = createBrowser();
  for (const [key, text] of Object.entries(local)) browser.local.set(key, text);
  const tab = await browser.open();
  return { browser, tab, items: JSON.stringify(tab.items()), keys: [...browser.local.keys()] };
};

const fixture = JSON.stringify({ [SHIRT]: { M: 2, S: 1 }, [SKIRT]: { M: 9999 } });

describe('cart of an earlier version', () => {
  it.each([
    ['1', { [V1]: JSON.stringify(cartV1) }],
    ['2', cartV2],
  ])('should be imported once: version %s', async (_, local) => {
    const { browser, tab, items, keys } = await openWith(local);
    expect(items).toBe(fixture);
    expect(keys).toEqual(['weft.cartCount']);
    tab.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
    await settled();
    for (const [key, text] of Object.entries(local)) browser.local.set(key, text);
    expect((await browser.open()).items()).toEqual({ [SHIRT]: { M: 2, S: 2 }, [SKIRT]: { M: 9999 } });
  });

  it('should be the same for two tabs that open at the same moment', async () => {
    const browser = createBrowser();
    for (const [key, text] of Object.entries(cartV2)) browser.local.set(key, text);
    const tabs = await Promise.all([browser.open(), browser.open()]);
    await settled();
    for (const tab of tabs) expect(JSON.stringify(tab.items())).toBe(fixture);
  });

  it('should count the latest base of a line, and the largest count of each tab that added to it', async () => {
    const { items } = await openWith({
      [`weft.cart.a.${SHIRT}.M`]: record({
        base: [5, 2, 'a'],
        added: [
          ['a', 1],
          ['b', 2],
          ['d', 1],
        ],
      }),
      [`weft.cart.b.${SHIRT}.M`]: record({ base: [5, 2, 'a'], added: [['b', 3]] }),
      [`weft.cart.c.${SHIRT}.M`]: record({ base: [9, 1, 'z'], added: [['c', 7]] }),
      [`weft.cart.a.${SKIRT}.S`]: record({ base: [3, 1, 'a'], place: [2, 1, ''] }),
      [`weft.cart.b.${SKIRT}.S`]: record({ base: [4, 1, 'b'], place: [2, 1, ''] }),
    });
    expect(items).toBe(JSON.stringify({ [SHIRT]: { M: 10 }, [SKIRT]: { S: 4 } }));
  });

  it('should keep its lines in the order of their places', async () => {
    const { items, tab } = await openWith({
      [`weft.cart.a.${SHIRT}.M`]: record({ base: [1, 1, 'a'], place: [1.5, 1, ''] }),
      [`weft.cart.a.${SKIRT}.M`]: record({ base: [1, 1, 'a'], place: [-2, 1, ''] }),
      [V1]: JSON.stringify({ v: 1, cart: { [SHIRT]: { M: 9, L: 1 } } }),
    });
    expect(items).toBe(JSON.stringify({ [SHIRT]: { L: 1, M: 1 }, [SKIRT]: { M: 1 } }));
    expect(linesOf(tab.state().cart).map(({ productId, size }) => [productId, size])).toEqual([
      [SHIRT, 'L'],
      [SKIRT, 'M'],
      [SHIRT, 'M'],
    ]);
  });

  it('should drop invalid lines and quantities', async () => {
    const { items } = await openWith({
      [V1]: JSON.stringify({
        v: 1,
        cart: { tee: { XS: 1, M: 0, L: 10_000, XL: 2, XXL: 1.5 }, coat: { S: '1' } },
      }),
      [`weft.cart.a.${SHIRT}.M`]: record({ base: [1.5, 1, 'a'] }),
      [`weft.cart.a.${SHIRT}.XS`]: record({ base: [1, 1, 'a'] }),
      'weft.cart.a.__proto__.M': record({ base: [1, 1, 'a'] }),
      [`weft.cart.a.${SKIRT}.M`]: record({ base: ['1', 1, 'a'] }),
      [`weft.cart.a.${SKIRT}.S`]: record({}).replace('[0,0,""]', '[1e999,1,"a"]'),
      [`weft.cart.a.${SKIRT}.L`]: record({ added: [['a', '1']] }),
    });
    expect(items).toBe('{"tee":{"XL":2}}');
  });

  it('should delete its keys, except those of a newer version', async () => {
    const newer = { [V1]: '{"v":2,"cart":{}}', [`weft.cart.a.${SHIRT}.S`]: record({ base: [1, 1, 'a'] }, 3) };
    const { items, keys } = await openWith({
      ...newer,
      [`weft.cart.a.${SHIRT}.M`]: 'unreadable',
      'weft.count': '3',
      'weft.aside': 'x',
      'another.app': 'y',
    });
    expect(items).toBe('{}');
    expect(keys.toSorted()).toEqual([...Object.keys(newer), 'another.app'].toSorted());
  });
});
