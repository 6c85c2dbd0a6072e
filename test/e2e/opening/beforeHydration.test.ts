import type { Page } from 'playwright-core';
import {
  addToCart,
  arrives,
  button,
  cards,
  checkbox,
  COAT,
  delay,
  isShown,
  load,
  NOT_FOUND,
  PAGES,
  radio,
  reload,
  scrollAndWait,
  scrollOf,
  scrollTo,
  SHOP,
  thumbnail,
  twoFrames,
  until,
  untilHydrated,
  untilStored,
  untilUrl,
  visit,
  visitBlank,
  waitForBadge,
  watchMotion,
  withSlowScript,
} from '../support';
import { translatePage } from '../../support/translator';
import { drag } from '../support/touch';

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

it('should be shown before its scripts, and hydrate without a change', async () => {
  const tab = await visitBlank();
  for (const { path, heading } of [PAGES.home, PAGES.product, PAGES.login]) {
    const { page, hydrate } = await withSlowScript(path, tab);
    await arrives(page, heading);
    const before = [await headTags(page), await markup(page)];
    await hydrate();
    expect([await headTags(page), await markup(page)]).toEqual(before);
  }
  const { page, hydrate } = await withSlowScript(PAGES.cart.path, tab);
  await arrives(page, PAGES.cart.heading);
  await hydrate();
  expect(await page.getByText('Your cart is empty.').isVisible()).toBe(true);
});

/** Whether the page below its header is visible before hydration. */
const isShownEarly = async (url: string, tab: Page) => {
  const { page, hydrate } = await withSlowScript(url, tab);
  await page.getByRole('banner').waitFor();
  const isVisible = await page.getByRole('main').isVisible();
  await hydrate();
  await page.getByRole('main').waitFor();
  return isVisible;
};

it('should be hidden where the build has rendered another list or page, and only there, and scroll to the hash of a list that was hidden', async () => {
  const page = await visitBlank({ viewport: { width: 360, height: 500 } });
  const list = '/Collections?utm_source=x&category=Kids&q=tee#list';
  expect(await isShownEarly(list, page)).toBe(false);
  expect(await scrollOf(page)).toBeGreaterThan(0);
  const names = await cards(page).allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/tee/i);
  expect(await isShownEarly('/Collections?utm_source=x', page)).toBe(true);

  const home = `${SHOP}${PAGES.home.path}`;
  await page.route(`${SHOP}/nowhere`, (route) => route.continue({ url: home }));
  expect(await isShownEarly('/nowhere', page)).toBe(false);
  await arrives(page, NOT_FOUND);
  // The error page has neither of these tags of the home page.
  const tags = page.locator('[rel="canonical"], [name="description"]');
  expect(await tags.count()).toBe(0);
});

it('should show headings and the form, and nothing untrue of a stored cart or form', async () => {
  const { path } = PAGES.placeOrder;
  const page = await visit(path, { reducedMotion: 'no-preference' });
  await page.getByLabel('City').fill('Turin');
  await radio(page, 'Stripe').check();
  await page.goto(`${SHOP}/robots.txt`);

  const form = await withSlowScript(path, page);
  await arrives(page, PAGES.placeOrder.heading);
  await page.getByLabel('City').waitFor();
  await button(page, 'PLACE ORDER').waitFor();
  expect(await page.getByText('0.00').first().isVisible()).toBe(false);
  expect(await page.getByText('not charged').count()).toBe(0);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await form.hydrate();
  expect(await page.getByLabel('City').inputValue()).toBe('Turin');
  expect(await radio(page, 'Stripe').isChecked()).toBe(true);

  await load(page, COAT.path);
  await addToCart(page, 'M');
  await untilStored(page, 1);
  await page.goto(`${SHOP}/robots.txt`);
  const cart = await withSlowScript(PAGES.cart.path, page);
  await arrives(page, PAGES.cart.heading);
  const main = page.getByRole('main');
  expect(await main.innerText()).toBe(PAGES.cart.heading);
  const moved = await watchMotion(page);
  await cart.hydrate();
  await button(page, `Remove ${COAT.name}, size M`).waitFor();
  await twoFrames(page);
  // No control changes its look by degrees.
  expect((await moved.jsonValue()).join()).not.toContain('PROCEED');
  // What was stored is not announced, half a second later.
  await page.waitForTimeout(1000);
  const regions = page.locator('[aria-live]');
  expect((await regions.allTextContents()).join('')).toBe('');
});

it('should keep presses of a translated product page, and add its last size once', async () => {
  const { page, hydrate } = await withSlowScript(COAT.path);
  // An extension changes a text and replaces it.
  await page.locator('h1').evaluate((h1) => {
    for (const text of h1.childNodes) text.nodeValue = 'Coat';
    h1.textContent = 'Coats';
  });
  await page.evaluate(translatePage);
  const add = button(page, 'ADD TO CART');
  const opacity = () =>
    add.evaluate((element) => getComputedStyle(element).opacity);
  const before = await opacity();
  await add.click();
  // It looks pressed.
  expect(await opacity()).not.toBe(before);
  for (const size of ['S', 'M', 'S']) await radio(page, size).click();
  // Firefox does so at Enter on a radio.
  await page
    .locator('form:has([type=radio])')
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  // A second press of a thumbnail does not cancel the first one.
  await thumbnail(page, 2).dblclick();
  for (let press = 0; press < 5; press++) await add.click();
  await hydrate();
  await waitForBadge(page, 1);
  expect(await opacity()).toBe(before);
  expect(await radio(page, 'S').isChecked()).toBe(true);
  expect(await isShown(page, 2)).toBe(true);
  await page.getByRole('link', { name: 'View cart' }).click();
  await button(page, /^Remove .*, size S$/).waitFor();
});

it('should keep a sort, filters, and text that is typed into a translated page', async () => {
  const { page, hydrate } = await withSlowScript(PAGES.collections.path);
  const sort = page.getByLabel('Sort by');
  const men = checkbox(page, /^Men$/);
  const kids = checkbox(page, /^Kids$/);
  await sort.selectOption('low-to-high');
  await men.check();
  await kids.check();
  await kids.uncheck();
  await button(page, 'Search').dblclick();
  await hydrate();
  await untilUrl(page, '/Collections?category=Men&sort=low-to-high');
  expect(await men.isChecked()).toBe(true);
  expect(await kids.isChecked()).toBe(false);
  expect(await sort.inputValue()).toBe('low-to-high');
  expect(await page.getByRole('search').count()).toBe(0);

  const form = await withSlowScript(PAGES.placeOrder.path, page);
  await page.evaluate(translatePage);
  const city = page.getByLabel('City');
  await city.pressSequentially('Turn');
  await city.press('ArrowLeft');
  const street = page.getByLabel('Street');
  // As a browser fills it in, without an event.
  await street.evaluate((field: HTMLInputElement) => (field.value = 'Main'));
  await form.hydrate();
  // The caret is where it was.
  await page.keyboard.type('i');
  const country = page.getByLabel('Country');
  await country.fill('Italy');
  // Enter places no order.
  await country.press('Enter');
  expect(await city.inputValue()).toBe('Turin');
  await reload(page);
  expect(await city.inputValue()).toBe('Turin');
  expect(await street.inputValue()).toBe('Main');
});

it('should keep text that is being composed, in a page where an extension has inserted nodes', async () => {
  const { page, hydrate } = await withSlowScript(PAGES.placeOrder.path);
  // As password managers, translators and data detectors do.
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('main input, main button'))
      control.after(document.createElement('extension-icon'));
    for (const text of document.querySelectorAll('main label, main h1'))
      text.prepend(document.createElement('span'));
  });
  const city = page.getByLabel('City');
  await city.focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) => {
    const end = text.length;
    const composition = { text, selectionStart: end, selectionEnd: end };
    return session.send('Input.imeSetComposition', composition);
  };
  await compose('と');
  await hydrate();
  // A composition that had ended would keep the first letter.
  await compose('とう');
  await session.send('Input.insertText', { text: '東京' });
  await page.getByLabel('Country').focus();
  expect(await city.inputValue()).toBe('東京');
});

it('should not move a shopper who has scrolled or types', async () => {
  const tab = await visitBlank({ hasTouch: true });
  const { page, hydrate } = await withSlowScript('/about#delivery', tab);
  const email = page.getByLabel('Your email');
  await until('the page is scrolled to its end', async () => {
    await page.mouse.wheel(0, 10_000);
    return page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      return window.scrollY + window.innerHeight > scrollHeight - 1;
    });
  });
  await email.focus();
  await page.keyboard.type('a');
  const before = await scrollOf(page);
  await hydrate();
  await page.keyboard.type('b');
  expect(await email.inputValue()).toBe('ab');
  expect(await scrollOf(page)).toBe(before);

  const found = await withSlowScript(PAGES.about.path, page);
  // As a link to a text or find in page does.
  await scrollTo(page, 300);
  await found.hydrate();
  await twoFrames(page);
  expect(await scrollOf(page)).toBe(300);

  for (const scrollUp of [
    () => page.mouse.wheel(0, -10_000),
    () => drag(page, { x: 180, y: 100 }, { x: 180, y: 600 }),
  ]) {
    await scrollAndWait(page, 200);
    const release = await delay(page, /\/assets\/.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    // The browser has restored the place.
    await page.waitForFunction(() => window.scrollY > 0);
    await until('the page is scrolled to its top', async () => {
      await scrollUp();
      return (await scrollOf(page)) === 0;
    });
    release();
    await untilHydrated(page);
    expect(await scrollOf(page)).toBe(0);
  }
});

/**
 * Presses the search icon and a filter in random tasks until the start is done.
 * Returns which of them were pressed an odd number of times.
 */
const pressAtRandom = async (seed: number) => {
  const selectors = ['header [aria-label="Search"]', 'main [value="Men"]'];
  let state = seed;
  const random = () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
  const isOdd = selectors.map(() => false);
  const { port1, port2 } = new MessageChannel();
  // A message runs between two tasks of React.
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  const { dataset } = document.documentElement;
  while (dataset['start'] !== 'done') {
    await nextTask();
    for (const [index, selector] of selectors.entries()) {
      if (random() > 0.1) continue;
      document.querySelector<HTMLElement>(selector)?.click();
      isOdd[index] = !isOdd[index];
    }
  }
  return isOdd;
};

it('should count each press once, at any time of the start', async () => {
  const tab = await visitBlank();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { page, hydrate } = await withSlowScript(PAGES.collections.path, tab);
    const isOdd = page.evaluate(pressAtRandom, seed);
    await hydrate();
    const [isSearchOpen, isMen] = await isOdd;
    await twoFrames(page);
    expect([
      seed,
      await page.getByRole('search').isVisible(),
      await checkbox(page, /^Men$/).isChecked(),
    ]).toEqual([seed, isSearchOpen, isMen]);
  }
});
