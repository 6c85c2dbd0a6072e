import type { Page } from 'playwright-core';
import { products } from '../../src/data/products';
import { COAT, NOT_FOUND, PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { DEVICES } from './support/devices';
import { openTab, SHOP, untilUrl, visit } from './support/visit';
import { addToCart, cards, waitForBadge } from './support/actions';
import { withSlowScript } from './support/slowScript';

/** The tags in the head that describe the page. */
const headTags = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.head.querySelectorAll('title, meta, [rel="canonical"]'),
      (tag) => tag.outerHTML,
    ).toSorted(),
  );

it('should have the head of the page that was opened by a link, with its JSON-LD', async () => {
  const page = await visit(PAGES.cart.path);
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.count()).toBe(0);
  await userActions(page).goToCollections();
  await cards(page).first().click();
  await arrives(page, 'Linen Camp Shirt, Sand');
  await data.waitFor({ state: 'attached' });
  expect(await data.textContent()).toContain('"@type":"Product"');
  const { pathname } = new URL(page.url());
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute('href')).toMatch(
    new RegExp(`${pathname}$`),
  );
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
});

describe('prerendered page', () => {
  it.each(Object.values(PAGES))(
    'should be shown before its script and hydrate without a change: $path',
    async ({ path, heading: name }) => {
      const { page, release } = await withSlowScript(path);
      const heading = page.getByRole('heading', {
        level: 1,
        name,
        exact: true,
      });
      await heading.waitFor();
      const root = page.locator('#root');
      // React removes what it renders again. An empty announcer may be replaced:
      // the new one announces no first text.
      const removed = await page.evaluateHandle(() => {
        const names: string[] = [];
        const isAnnouncer = (node: Node) =>
          node instanceof Element && node.matches('[aria-live]:empty');
        const watcher = new MutationObserver((changes) => {
          for (const { removedNodes } of changes)
            for (const node of removedNodes)
              if (!isAnnouncer(node)) names.push(node.nodeName);
        });
        watcher.observe(document.querySelector('#root') ?? document, {
          childList: true,
          subtree: true,
        });
        return names;
      });
      // The other images of a product load when the page has loaded.
      const markup = async () =>
        (await root.innerHTML()).replaceAll(
          'loading="eager"',
          'loading="lazy"',
        );
      const before = await markup();
      const tags = await headTags(page);
      release();
      await untilHydrated(page);
      expect(await removed.jsonValue()).toEqual([]);
      expect(await markup()).toBe(before);
      expect(await headTags(page)).toEqual(tags);
    },
  );

  it('should be readable and navigable without JavaScript', async () => {
    const page = await visit('/', { javaScriptEnabled: false, bare: true });
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'COLLECTIONS' })
      .click();
    expect(
      await page.getByRole('main').getByRole('listitem').count(),
    ).toBeGreaterThanOrEqual(products.length);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Linen Camp Shirt, Sand/ })
      .click();
    await arrives(page, 'Linen Camp Shirt, Sand');
    expect(await page.title()).toBe('Linen Camp Shirt, Sand · Weft');
    await page.getByText('European linen').waitFor();
    const image = page.getByRole('main').locator('img').first();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  });

  it('should link to the contact page in the footer of a phone without JavaScript', async () => {
    const page = await visit('/', {
      ...DEVICES.phone,
      javaScriptEnabled: false,
      bare: true,
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact', exact: true })
      .tap();
    await arrives(page, 'Contact us');
  });
});

describe('stale content', () => {
  const visibilityOf = (selector: string) =>
    `getComputedStyle(document.querySelector('${selector}')).visibility`;

  it.each([
    ['hidden', 'type=Topwear', /./],
    ['hidden', 'sort=low-to-high', /./],
    ['hidden', 'utm_source=x&category=Kids&q=tee', /tee/i],
    ['visible', 'utm_source=x&gclid=y', /./],
  ])(
    'should keep the unfiltered list %s at a URL with %s',
    async (visibility, search, wanted) => {
      const { page, release } = await withSlowScript(`/Collections?${search}`);
      expect(await page.evaluate(visibilityOf('main'))).toBe(visibility);
      expect(await page.evaluate(visibilityOf('header'))).toBe('visible');
      release();
      await untilHydrated(page);
      expect(await page.evaluate(visibilityOf('main'))).toBe('visible');
      const names = await page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .allTextContents();
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(wanted);
    },
  );

  it.each([
    ['hidden', '/nowhere', NOT_FOUND],
    ['hidden', '/cart', PAGES.cart.heading],
    ['hidden', '/indexes', NOT_FOUND],
    ['visible', '/index.html', PAGES.home.heading],
    ['visible', '/?from=/friend', PAGES.home.heading],
  ])(
    'should keep the home page %s where a host answers %s with it',
    async (visibility, url, heading) => {
      const tab = await visit('/robots.txt', { bare: true });
      await tab.route(SHOP + url, (route) =>
        route.continue({ url: `${SHOP}/` }),
      );
      const { page, release } = await withSlowScript(url, tab);
      expect(await page.evaluate(visibilityOf('main'))).toBe(visibility);
      expect(await page.evaluate(visibilityOf('header'))).toBe('visible');
      release();
      await untilHydrated(page);
      await arrives(page, heading);
    },
  );

  it('should hide the empty cart when the stored cart has items', async () => {
    const before = await visit(COAT.path);
    await addToCart(before, 'M');
    await waitForBadge(before, 1);
    const tab = await openTab(before.context(), '/robots.txt', true);
    const { page, release } = await withSlowScript('/cart', tab);
    expect(await page.evaluate(visibilityOf('main'))).toBe('hidden');
    expect(await page.evaluate(visibilityOf('header'))).toBe('visible');
    release();
    await untilHydrated(page);
    expect(await page.evaluate(visibilityOf('main'))).toBe('visible');
    await page
      .getByRole('main')
      .getByRole('link', { name: COAT.name })
      .first()
      .waitFor();
  });
});

describe('input before hydration', () => {
  const size = (page: Page, name: string) =>
    page.getByRole('radio', { name, exact: true });

  it('should select the last of three sizes, and press a button once', async () => {
    const { page, release } = await withSlowScript(COAT.path);
    for (const name of ['S', 'M', 'S']) await size(page, name).click();
    expect(await size(page, 'S').isChecked()).toBe(true);
    const add = page.getByRole('button', { name: 'ADD TO CART' });
    const opacity = () =>
      add.evaluate((button) => getComputedStyle(button).opacity);
    expect(await opacity()).toBe('1');
    for (let press = 0; press < 5; press++) await add.click();
    // It looks pressed.
    expect(await opacity()).toBe('0.6');
    release();
    await untilHydrated(page);
    await waitForBadge(page, 1);
    expect(await opacity()).toBe('1');
    expect(await size(page, 'S').isChecked()).toBe(true);
    await page.goto(`${SHOP}/cart`);
    await page.getByRole('button', { name: /^Remove .*, size S$/ }).waitFor();
  });

  it('should ask for a size when none was selected, but not when one is between two presses', async () => {
    const { page, release } = await withSlowScript(COAT.path);
    const add = page.getByRole('button', { name: 'ADD TO CART' });
    await add.click();
    release();
    await page.getByRole('alert').getByText('Select Product Size').waitFor();
    await untilHydrated(page);

    const again = await withSlowScript(COAT.path, page);
    await add.click();
    await size(page, 'M').click();
    await add.click();
    again.release();
    await waitForBadge(page, 1);
  });

  it.each([
    ['open', '/Collections'],
    ['keep open', '/Collections?q=tee'],
  ])('should %s the search of %s for a press', async (_, url) => {
    const { page, release } = await withSlowScript(url);
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await search.click();
    release();
    await untilHydrated(page);
    await page.getByRole('searchbox').waitFor();
    expect(await search.getAttribute('aria-pressed')).toBe('true');
  });

  it('should apply a sort and checked filters, but not one that was unchecked again', async () => {
    const { page, release } = await withSlowScript('/Collections');
    const box = (name: string) =>
      page.getByRole('checkbox', { name, exact: true });
    await page.getByLabel('Sort by').selectOption('low-to-high');
    await box('Men').check();
    await box('Kids').check();
    await box('Kids').uncheck();
    release();
    await untilUrl(page, '/Collections?category=Men&sort=low-to-high');
    await untilHydrated(page);
    expect([
      await box('Men').isChecked(),
      await box('Kids').isChecked(),
    ]).toEqual([true, false]);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('low-to-high');
  });

  it('should keep text that was typed into the delivery form', async () => {
    const { page, release } = await withSlowScript('/place-order');
    await page.getByLabel('City').fill('Turin');
    release();
    await untilHydrated(page);
    await page.getByLabel('Country').fill('Italy');
    expect(await page.getByLabel('City').inputValue()).toBe('Turin');
    await page.reload();
    await untilHydrated(page);
    expect(await page.getByLabel('City').inputValue()).toBe('Turin');
  });
});

it('should load only the scripts of the home page', async () => {
  const page = await visit('/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(
        ({ name }) => /assets\/([a-z-]+)\.[^/]*js$/.exec(name)?.[1] ?? [],
      ),
  );
  expect(scripts.toSorted()).toEqual(['home', 'main']);
});
