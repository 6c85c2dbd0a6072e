import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import {
  addToCart,
  badge,
  button,
  buy,
  checkOut,
  goTo,
  quantityOf,
  waitForBadge,
} from '../../support/browser/shopper';
import { reload, untilHydrated } from '../../support/browser/waitFor';
import { launchWithout, openTab, SHOP, visit } from '../support/visit';

const CART_NOTICE =
  'Your browser may not keep this cart after you close the page.';
const FORM_NOTICE =
  'Your browser may not keep what you enter if the page is reloaded.';

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true });

/** Makes each access to a storage throw, as when cookies are blocked. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException(
          'Access is denied for this document.',
          'SecurityError',
        );
      },
    });
  }
};

/** As after a visit whose database the browser has blocked since. */
const blockDatabase = () => {
  localStorage.setItem('weft.cartCount', '7');
  Object.defineProperty(window, 'indexedDB', { value: undefined });
};

/** Fills localStorage and sessionStorage to the last character. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let text = 'x'.repeat(1 << 22); text;)
        try {
          storage.setItem(`filler ${storage.length}`, text);
        } catch {
          text = text.slice(0, text.length / 2);
        }
  });

/** Sets the quota of IndexedDB in bytes, or restores it. */
const setQuota = async (page: Page, quotaSize?: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: SHOP,
    ...(quotaSize !== undefined && { quotaSize }),
  });
};

it.each([
  ['any storage', block, { isCartKept: false, isFormKept: false }],
  ['IndexedDB', blockDatabase, { isCartKept: false, isFormKept: true }],
])(
  'should complete a purchase in a browser without %s, and count in the header what the cart shows',
  async (_, before, { isCartKept, isFormKept }) => {
    const page = await visit(COAT.path, { before });
    expect(await badge(page)).toBe(0);
    await buy(page);
    expect(await badge(page)).toBe(4);
    expect(await quantityOf(page, COAT.name, 'M').inputValue()).toBe('3');
    expect(await page.getByText(CART_NOTICE).isVisible()).toBe(!isCartKept);
    await checkOut(page);
    expect(await field(page, 'First name').inputValue()).toBe('Ada');
    expect(await page.getByText(FORM_NOTICE).isVisible()).toBe(!isFormKept);
    await page.goto(`${SHOP}/cart`);
    await untilHydrated(page);
    expect(await badge(page)).toBe(isCartKept ? 4 : 0);
    expect(await page.getByText('Your cart is empty.').count()).toBe(
      isCartKept ? 0 : 1,
    );
  },
);

it('should complete a purchase on a full disk, and store it later', async () => {
  const page = await visit('/robots.txt', { bare: true });
  await setQuota(page, 1);
  await page.goto(SHOP + COAT.path);
  await untilHydrated(page);
  await fillUp(page);
  await buy(page);
  expect(await badge(page)).toBe(4);
  await page.getByText(CART_NOTICE).waitFor();
  await button(page, 'PROCEED TO CHECKOUT').click();
  await page.getByText(FORM_NOTICE).waitFor();
  await setQuota(page);
  await goTo(page, 'cart');
  await quantityOf(page, COAT.name, 'M').fill('5');
  await page.getByText(CART_NOTICE).waitFor({ state: 'detached' });
  await reload(page);
  await waitForBadge(page, 6);
});

it('should start while the database does not answer, and lose neither what it holds nor what is added meanwhile', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  const blocking = await openTab(page.context(), '/robots.txt', true);
  await blocking.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('weft.cart');
        request.onsuccess = () => {
          const transaction = request.result.transaction('keyval', 'readwrite');
          const carts = transaction.objectStore('keyval');
          // A transaction ends when nothing is requested of it.
          const block = () => {
            if (document.title !== 'free') carts.get('cart').onsuccess = block;
          };
          block();
          resolve();
        };
      }),
  );
  const start = Date.now();
  await reload(page);
  expect(Date.now() - start).toBeLessThan(5000);
  await addToCart(page, 'S');
  await waitForBadge(page, 1);
  await blocking.evaluate(() => (document.title = 'free'));
  await waitForBadge(page, 2);
  await reload(page);
  await waitForBadge(page, 2);
});

it('should keep the page eligible for the back/forward cache', async () => {
  const separate = await launchWithout('--disable-back-forward-cache');
  const page = await separate.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  // A browser that restores the page from the cache gives no explanation.
  const causes: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    causes.push(...notRestoredExplanations.map(({ type }) => type));
  });
  await page.goto(SHOP + COAT.path);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = '';
    });
  });
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.goto(`${SHOP}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  await waitForBadge(page, 1);
  const isRestored = (await page.locator('html[data-restored]').count()) === 1;
  expect(isRestored || causes.length > 0).toBe(true);
  // Without a window a browser caches no page, for circumstantial reasons. The
  // page causes all other reasons.
  expect(causes.filter((cause) => cause !== 'Circumstantial')).toEqual([]);
});
