import type { Page } from 'playwright-core';
import { COAT, NOT_FOUND, PAGES } from '../../support/browser/pages';
import {
  addToCart,
  button,
  checkbox,
  radio,
  waitForBadge,
} from '../../support/browser/shopper';
import { arrives, reload } from '../../support/browser/waitFor';
import { visitBlank } from '../support/pageState';
import { withSlowScript } from '../support/slowScript';
import { SHOP, untilUrl, visit } from '../support/visit';

/** The tags in the head that describe the page. */
const headTags = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.head.querySelectorAll('title, meta, [rel="canonical"]'),
      (tag) => tag.outerHTML,
    ).toSorted(),
  );

/** The markup of the page, without what changes once it has loaded. */
const markup = async (page: Page) => {
  const html = await page.locator('#root').innerHTML();
  // The other images of a product load when the page has loaded.
  return html.replaceAll('loading="eager"', 'loading="lazy"');
};

/** The names of the nodes that React removes, and so renders again. */
const watchRemoved = (page: Page) =>
  page.locator('#root').evaluateHandle((root) => {
    const names: string[] = [];
    // An empty announcer may be replaced: the new one announces no first text.
    const isAnnouncer = (node: Node) =>
      node instanceof Element && node.matches('[aria-live]:empty');
    const onChange = (changes: readonly MutationRecord[]) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      for (const node of removed)
        if (!isAnnouncer(node)) names.push(node.nodeName);
    };
    new MutationObserver(onChange).observe(root, {
      childList: true,
      subtree: true,
    });
    return names;
  });

it('should be shown before its scripts, and hydrate without a change', async () => {
  const tab = await visitBlank();
  for (const { path, heading } of Object.values(PAGES)) {
    const { page, hydrate } = await withSlowScript(path, tab);
    await arrives(page, heading);
    const removed = await watchRemoved(page);
    const before = [await headTags(page), await markup(page)];
    await hydrate();
    expect([path, await removed.jsonValue()]).toEqual([path, []]);
    expect([await headTags(page), await markup(page)]).toEqual(before);
  }
});

describe('stale content', () => {
  const visibilityOf = (page: Page, part: 'header' | 'main') =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).visibility);

  /** Expects the page below its header to be shown or hidden until hydration. */
  const expectUntilHydrated = async (
    visibility: string,
    url: string,
    tab: Page,
  ) => {
    const { page, hydrate } = await withSlowScript(url, tab);
    const main = await visibilityOf(page, 'main');
    expect([url, main]).toEqual([url, visibility]);
    expect(await visibilityOf(page, 'header')).toBe('visible');
    await hydrate();
    expect(await visibilityOf(page, 'main')).toBe('visible');
  };

  it('should be hidden where the URL has filters or a sort, and only there', async () => {
    const page = await visitBlank();
    for (const [visibility, search, wanted] of [
      ['hidden', 'type=Topwear', /./],
      ['hidden', 'utm_source=x&category=Kids&q=tee', /tee/i],
      ['visible', 'utm_source=x&gclid=y', /./],
    ] as const) {
      await expectUntilHydrated(visibility, `/Collections?${search}`, page);
      const cards = page.getByRole('main').getByRole('heading', { level: 3 });
      const names = await cards.allTextContents();
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(wanted);
    }
  });

  it('should be hidden where a host answers with the home page for another URL', async () => {
    const page = await visitBlank();
    for (const [visibility, url, heading] of [
      ['hidden', '/nowhere', NOT_FOUND],
      ['hidden', '/index.html', PAGES.home.heading],
      ['visible', '/?from=/friend', PAGES.home.heading],
    ] as const) {
      const home = `${SHOP}${PAGES.home.path}`;
      await page.route(SHOP + url, (route) => route.continue({ url: home }));
      await expectUntilHydrated(visibility, url, page);
      await arrives(page, heading);
    }
  });

  it('should be hidden in an empty cart when the stored cart has items', async () => {
    const page = await visit(COAT.path);
    await addToCart(page, 'M');
    await waitForBadge(page, 1);
    await page.goto(`${SHOP}/robots.txt`);
    await expectUntilHydrated('hidden', PAGES.cart.path, page);
    await button(page, `Remove ${COAT.name}, size M`).waitFor();
    // What was stored is not announced.
    const regions = page.locator('[aria-live]');
    expect((await regions.allTextContents()).join('')).toBe('');
  });

  it('should be hidden in a blank delivery form when the tab has stored a filled one', async () => {
    const { path } = PAGES.placeOrder;
    const page = await visit(path);
    await page.getByLabel('City').fill('Turin');
    await page.goto(`${SHOP}/robots.txt`);
    await expectUntilHydrated('hidden', path, page);
    expect(await page.getByLabel('City').inputValue()).toBe('Turin');
  });
});

describe('input before hydration', () => {
  it('should select the last of three sizes, and press a button once', async () => {
    const { page, hydrate } = await withSlowScript(COAT.path);
    for (const size of ['S', 'M', 'S']) await radio(page, size).click();
    expect(await radio(page, 'S').isChecked()).toBe(true);
    const add = button(page, 'ADD TO CART');
    const opacity = () =>
      add.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('1');
    for (let press = 0; press < 5; press++) await add.click();
    // It looks pressed.
    expect(await opacity()).toBe('0.6');
    await hydrate();
    await waitForBadge(page, 1);
    expect(await opacity()).toBe('1');
    expect(await radio(page, 'S').isChecked()).toBe(true);
    await page.goto(SHOP + PAGES.cart.path);
    await button(page, /^Remove .*, size S$/).waitFor();
  });

  it('should add the size that was selected between two presses', async () => {
    const { page, hydrate } = await withSlowScript(COAT.path);
    const add = button(page, 'ADD TO CART');
    await add.click();
    await radio(page, 'M').click();
    await add.click();
    await hydrate();
    await waitForBadge(page, 1);
  });

  it('should apply a sort, filters and typed text', async () => {
    const { page, hydrate } = await withSlowScript(PAGES.collections.path);
    const sort = page.getByLabel('Sort by');
    const men = checkbox(page, /^Men$/);
    const women = checkbox(page, /^Women$/);
    const kids = checkbox(page, /^Kids$/);
    await sort.selectOption('low-to-high');
    await men.check();
    await women.check();
    await kids.check();
    await kids.uncheck();
    await hydrate();
    const categories = 'category=Men&category=Women';
    await untilUrl(page, `/Collections?${categories}&sort=low-to-high`);
    expect(await men.isChecked()).toBe(true);
    expect(await women.isChecked()).toBe(true);
    expect(await kids.isChecked()).toBe(false);
    expect(await sort.inputValue()).toBe('low-to-high');

    const form = await withSlowScript(PAGES.placeOrder.path, page);
    const city = page.getByLabel('City');
    await city.fill('Turin');
    await form.hydrate();
    await page.getByLabel('Country').fill('Italy');
    expect(await city.inputValue()).toBe('Turin');
    await reload(page);
    expect(await city.inputValue()).toBe('Turin');
  });
});
