import type { Browser, Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { untilHydrated } from '../../tools/browser/waitFor';
import { launchOwn } from './support/ownBrowser';
import { SHOP, visit } from './support/shopper';
import { addToCart, badge, badgeSays, buy, goToCart, quantityOf } from './support/actions';

const CART_LINE = 'Your browser may not keep this cart after you close the page.';
const FORM_LINE = 'Your browser may not keep what you enter if the page is reloaded.';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Whether the shopper has bought, and the cart shows what was bought. */
const buysAll = async (page: Page) => {
  await buy(page);
  expect(await badge(page)).toBe(4);
  expect(await quantityOf(page, COAT.name, 'M').inputValue()).toBe('3');
};

/** As where cookies are forbidden: the very asking throws. */
const forbid = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  Object.defineProperty(navigator, 'locks', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
};

/** Not one more character has room in either storage. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      let size = 1 << 22;
      for (let i = 0; size >= 1; i += 1) {
        try {
          storage.setItem(`filler ${i}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
      let isFull = false;
      for (let i = 0; !isFull; i += 1) {
        try {
          storage.setItem(String.fromCharCode(0xe000 + i), '');
        } catch {
          isFull = true;
        }
      }
    }
  });

it('sells everything where all storage is forbidden, and says that it keeps nothing', async () => {
  const page = await visit(COAT.path, { before: forbid });
  await buysAll(page);
  await page.getByText(CART_LINE).waitFor();
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await page.getByText(FORM_LINE).waitFor();
  expect(await field(page, 'First name').inputValue()).toBe('Ada');
});

it('sells everything where a storage is missing altogether', async () => {
  const page = await visit(COAT.path, {
    before: () => {
      Object.defineProperty(window, 'localStorage', { value: null });
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    },
  });
  await buysAll(page);
  await page.getByText(CART_LINE).waitFor();
});

it('sells everything where the disk is full to the last byte, and says so until there is room', async () => {
  const page = await visit(COAT.path);
  await fillUp(page);
  await buysAll(page);
  await page.getByText(CART_LINE).waitFor();
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await page.getByText(FORM_LINE).waitFor();
  await page.evaluate(() => localStorage.removeItem('filler 0'));
  await goToCart(page);
  await quantityOf(page, COAT.name, 'M').fill('5');
  await page.getByText(CART_LINE).waitFor({ state: 'detached' });
  await page.reload();
  await badgeSays(page, 6);
});

it('sells everything while its storage is cleared under it, and keeps it all the same', async () => {
  const page = await visit(COAT.path);
  const clear = () =>
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await addToCart(page, 'S');
  await clear();
  await buy(page);
  await clear();
  await goToCart(page);
  await quantityOf(page, COAT.name, 'M').fill('2');
  expect(await page.getByText(CART_LINE).count()).toBe(0);
  await page.reload();
  await badgeSays(page, 4);
});

it('counts on no clock: what is set after the clock was set back still counts', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await goToCart(page);
  await quantityOf(page, COAT.name, 'M').fill('7');
  await page.addInitScript(() => {
    Date.now = () => 0;
  });
  await page.reload();
  await untilHydrated(page);
  await quantityOf(page, COAT.name, 'M').fill('4');
  await page.reload();
  await badgeSays(page, 4);
});

it('keeps the delivery form and the payment for the tab, and nothing of the login anywhere', async () => {
  const page = await visit('/place-order');
  const names = ['First name', 'Street', 'Zipcode', 'Phone'];
  const texts = ['Ada', '<b>Loom</b> Street', '02903', '0'];
  for (const [i, name] of names.entries()) await field(page, name).fill(texts[i] ?? '');
  await page.getByRole('radio', { name: 'Razorpay' }).check();
  await page.reload();
  await untilHydrated(page);
  const found = await Promise.all(names.map((name) => field(page, name).inputValue()));
  expect(found).toEqual(texts);
  expect(await page.getByRole('radio', { name: 'Razorpay' }).isChecked()).toBe(true);

  await page.goto(`${SHOP}/login`);
  await page.getByLabel('Email').first().fill('secret@weft.example');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('main').getByRole('button').first().click();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).toContain('02903');
  expect(kept).not.toMatch(/secret|correct horse/);
});

it('shows the cart in the first frame after a reload, never an empty one before it', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await badgeSays(page, 1);
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('header a[href="/cart"]');
      const { dataset } = document.documentElement;
      // Before the shop has counted, the style says what it counted last.
      const last = link && getComputedStyle(link, '::after').content.replace(/none|"/g, '');
      if (link) dataset['seen'] = `${dataset['seen'] ?? ''} ${link.textContent}${last ?? ''}`;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  const seen = page.locator('html[data-seen*="Cart1 Cart1 Cart1"]');
  await seen.waitFor();
  expect(new Set((await seen.getAttribute('data-seen'))?.trim().split(' '))).toEqual(new Set(['Cart1']));
});

let own: Browser | undefined;
afterAll(() => own?.close());

it('gives the browser no reason not to keep the page in its memory for Back', async () => {
  own = await launchOwn({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await own.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const told = new Promise<{ readonly type: string; readonly reason: string }[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ type, reason }) => ({ type, reason }))),
    );
  });
  await page.goto(SHOP + COAT.path);
  await addToCart(page, 'M');
  await badgeSays(page, 1);
  await page.goto(`${SHOP}/robots.txt`);
  await page.goBack();
  await badgeSays(page, 1);
  // The browser of the tests keeps no page at all, whatever the circumstances; all else would be the shop's doing.
  expect((await told).filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});
