import type { Page } from 'playwright-core';
import { PAGES } from '../support/browser/pages';
import { arrives, reload, untilHydrated } from '../support/browser/waitFor';
import { WORST_CASES, type Stored } from '../support/hostileStorage';
import { addToCart, badge, waitForBadge } from './support/actions';
import { visitBlank } from './support/pageState';
import { writeCart } from '../support/browser/stored';
import { SHOP } from './support/visit';

/** Opens another page without a reload, as Back does. */
const moveTo = async (page: Page, { path, heading }: typeof PAGES.cart) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await arrives(page, heading);
};

const store = async (page: Page, { record, local, session }: Stored) => {
  await page.evaluate(
    (texts) => {
      for (const [key, text] of texts.local) localStorage.setItem(key, text);
      for (const [key, text] of texts.session)
        sessionStorage.setItem(key, text);
    },
    {
      local: Object.entries(local ?? {}),
      session: Object.entries(session ?? {}),
    },
  );
  await writeCart(page, record ?? {});
};

/** Opens the pages that show stored values, and stores an addition. */
const openPages = async (page: Page) => {
  await page.goto(SHOP + PAGES.cart.path);
  await untilHydrated(page);
  await arrives(page, PAGES.cart.heading);
  await moveTo(page, PAGES.placeOrder);
  await moveTo(page, PAGES.product);
  const before = await badge(page);
  await addToCart(page, 'M');
  await waitForBadge(page, before + 1);
  await reload(page);
  await waitForBadge(page, before + 1);
};

// storedFeatures.test.ts tests random values.
it('should show every page and store an addition over hostile stored values', async () => {
  const page = await visitBlank();
  for (const stored of WORST_CASES) {
    await page.goto(`${SHOP}/robots.txt`);
    await store(page, stored);
    await openPages(page);
    const inherited = await page.evaluate(() => Object.keys(Object.prototype));
    expect([stored.name, inherited]).toEqual([stored.name, []]);
  }
});
