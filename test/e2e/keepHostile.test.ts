import type { BrowserContext, Page } from 'playwright-core';
import { PAGES } from '../../tools/browser/pages';
import { forget } from '../../tools/browser/scenes';
import { untilHydrated } from '../../tools/browser/waitFor';
import { WORST_CASES } from '../support/hostileStorage';
import { openContext, SHOP, visit } from './support/shopper';
import { addToCart, badge, badgeSays } from './support/actions';

const ALL = Object.values(PAGES);

/** Goes to each page without loading anything anew, as Back would; gives the heading that it comes to have. */
const goTo = (page: Page, pages: typeof ALL) =>
  page.evaluate(async (all) => {
    const headings: unknown[] = [];
    for (const { path, heading } of all) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const read = () => document.querySelector('main h1')?.textContent;
      const patience = performance.now() + 5000;
      while (read() !== heading && performance.now() < patience) await new Promise(requestAnimationFrame);
      headings.push(read());
    }
    return headings;
  }, pages);

// One browser for all cases: what it has fetched for one is there for the next.
let context: BrowserContext;
beforeAll(async () => {
  context = await openContext();
});

// Each case starts the shop at another page, and then walks them all.
it.each(WORST_CASES.map((found, i) => ({ ...found, start: ALL[i % ALL.length]?.path ?? '/' })))(
  'opens $start and every other page over $name',
  async ({ local, session, start }) => {
    const page = await visit('/robots.txt', { bare: true, context });
    await forget(page);
    await page.evaluate(
      ([forGood, forTheTab]) => {
        for (const [key, text] of Object.entries(forGood)) localStorage.setItem(key, text);
        for (const [key, text] of Object.entries(forTheTab)) sessionStorage.setItem(key, text);
      },
      [local, session ?? {}] as const,
    );
    await page.goto(SHOP + start);
    await untilHydrated(page);
    expect(await goTo(page, ALL)).toEqual(ALL.map(({ heading }) => heading));
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);

    const before = await badge(page);
    await goTo(page, [PAGES.product]);
    await addToCart(page, 'M');
    await badgeSays(page, before + 1);
    await page.reload();
    await badgeSays(page, before + 1);
  },
);
