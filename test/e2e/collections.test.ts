import { products } from '../../src/data/products';
import type { Page } from 'playwright-core';
import { arrives, untilHydrated } from '../../tools/browser/waitFor';
import { PHONE } from './support/devices';
import { focused } from './support/focus';
import { boxOf } from './support/gallery';
import { toUrl, visit } from './support/shopper';
import { cardCount, cards, pricesIn, settled } from './support/actions';

const names = async (page: Page) => {
  await settled(page);
  return cards(page).getByRole('heading').allInnerTexts();
};
const prices = async (page: Page) => {
  await settled(page);
  return pricesIn(page);
};
const countShown = (page: Page) => page.getByRole('main').getByRole('status').innerText();

it('shows the whole catalogue, and the boxes say what each would leave', async () => {
  const page = await visit('/Collections');
  expect(await cardCount(page)).toBe(products.length);
  expect(await countShown(page)).toBe(`${products.length} products`);
  for (const box of ['Men', 'Women', 'Kids', 'Topwear', 'Bottomwear', 'Winterwear']) {
    const choice = page.getByRole('checkbox', { name: box, exact: true });
    const promised = await page
      .locator(`[id="${(await choice.getAttribute('aria-describedby')) ?? ''}"]`)
      .innerText();
    await choice.check();
    expect(await cardCount(page)).toBe(parseInt(promised));
    await choice.uncheck();
  }
});

it('filters by any category and any type, sorts and searches, all at once', async () => {
  const page = await visit('/Collections');
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  const ofTwo = await cardCount(page);
  await page.getByRole('checkbox', { name: 'Topwear' }).check();
  expect(await cardCount(page)).toBeLessThan(ofTwo);
  await page.getByLabel('Sort by').selectOption({ label: 'High to Low' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('SHIRT');

  expect((await names(page)).every((name) => name.toLowerCase().includes('shirt'))).toBe(true);
  const listed = await prices(page);
  expect(listed.length).toBeGreaterThan(2);
  expect(listed).toEqual(listed.toSorted((a, b) => b - a));
  expect(toUrl(page)).toBe('/Collections?category=Men&category=Kids&type=Topwear&sort=high-to-low&q=SHIRT');
});

it('sorts both ways and comes back to the order it had', async () => {
  const page = await visit('/Collections');
  const relevant = await names(page);
  const sort = page.getByLabel('Sort by');
  expect(await sort.locator('option').allInnerTexts()).toEqual(['Relevant', 'Low to High', 'High to Low']);

  await sort.selectOption('Low to High');
  const rising = await prices(page);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await sort.selectOption('High to Low');
  expect(await prices(page)).toEqual(rising.toReversed());
  await sort.selectOption('Relevant');
  expect(await names(page)).toEqual(relevant);
});

it('opens at a shared address as it was left, and again after a reload', async () => {
  const page = await visit('/Collections?category=Women&type=Winterwear&sort=low-to-high&q=coat');
  for (let time = 0; time < 2; time++) {
    expect(await page.getByRole('checkbox', { name: 'Women' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Men', exact: true }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Winterwear' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('low-to-high');
    expect(await page.getByRole('searchbox').inputValue()).toBe('coat');
    expect((await names(page)).every((name) => /coat/i.test(name))).toBe(true);
    await page.reload();
    await untilHydrated(page);
  }
});

it('undoes a toggle and a sort with Back, and does not count letters', async () => {
  const page = await visit('/Collections');
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  await page.getByLabel('Sort by').selectOption('Low to High');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').pressSequentially('tee', { delay: 0 });
  expect(toUrl(page)).toBe('/Collections?category=Kids&sort=low-to-high&q=tee');

  await page.goBack();
  expect(toUrl(page)).toBe('/Collections?category=Kids');
  expect(await page.getByLabel('Sort by').inputValue()).toBe('relevant');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.goBack();
  expect(toUrl(page)).toBe('/Collections');
  expect(await cardCount(page)).toBe(products.length);
  await page.goForward();
  expect(await page.getByRole('checkbox', { name: 'Kids' }).isChecked()).toBe(true);
});

it('keeps the list, its filters and its place for whoever comes back from a product', async () => {
  const page = await visit('/Collections?category=Men');
  const card = cards(page).nth(13);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await page.getByRole('button', { name: 'ADD TO CART' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await arrives(page, 'All Collections');
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 5, before);
  expect(toUrl(page)).toBe('/Collections?category=Men');
  expect(await page.getByRole('checkbox', { name: 'Men', exact: true }).isChecked()).toBe(true);
});

it('does not move the page under a shopper who filters', async () => {
  const page = await visit('/Collections');
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await cards(page).first().boundingBox();
  await page.getByRole('checkbox', { name: 'Women' }).check();
  await page.getByRole('main').getByRole('status').filter({ hasText: '19 products' }).waitFor();
  await settled(page);
  expect((await cards(page).first().boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

it('takes filters back by their chips, and focus is not lost', async () => {
  const page = await visit('/Collections?category=Men&type=Topwear&q=e');
  await page.getByRole('button', { name: 'Remove filter Men' }).click();
  expect(await focused(page)).toBe('Remove filter Topwear');
  expect(toUrl(page)).toBe('/Collections?type=Topwear&q=e');
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(toUrl(page)).toBe('/Collections');
  expect(await cardCount(page)).toBe(products.length);
  expect(await focused(page)).toBe(`${products.length} products`);
});

it.each([
  ['double click', {}],
  ['double tap', PHONE],
] as const)('removes one filter by a %s on its chip', async (gesture, device) => {
  const page = await visit('/Collections?category=Men&category=Women&category=Kids', device);
  const { x, y, height } = await boxOf(page.getByRole('button', { name: 'Remove filter Men' }));
  for (let i = 0; i < 2; i++) {
    if (gesture === 'double tap') await page.touchscreen.tap(x + 20, y + height / 2);
    else await page.mouse.click(x + 20, y + height / 2);
    await page.waitForTimeout(50);
  }
  expect(toUrl(page)).toBe('/Collections?category=Women&category=Kids');
  await page.waitForTimeout(600);
  await page.mouse.click(x + 20, y + height / 2);
  await page.waitForURL((url) => url.search === '?category=Kids');
  expect(toUrl(page)).toBe('/Collections?category=Kids');
});

it('says when nothing fits, and offers the way out', async () => {
  const page = await visit('/Collections?category=Kids&q=tuxedo');
  expect(await countShown(page)).toBe('0 products');
  await page.getByText('No products match your filters.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect(await cardCount(page)).toBe(products.length);
});

it('suggests a near word for one that nothing has, and finds by it', async () => {
  const page = await visit('/Collections?q=linnen');
  await page.getByRole('main').getByRole('button', { name: 'Linen' }).click();
  await page.waitForURL((url) => url.search === '?q=Linen');
  expect((await names(page)).every((name) => name.includes('Linen'))).toBe(true);
  expect(await focused(page)).toBe('4 products');
});

it('answers from the beginning of the list whoever filters from its end', async () => {
  const page = await visit('/Collections');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.waitForFunction(() => window.scrollY === 3000);
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  await page.waitForFunction(() => window.scrollY < 400);
  await settled(page);
  const first = await cards(page).first().boundingBox();
  expect(first?.y).toBeGreaterThan(72);
  expect(first?.y).toBeLessThan(300);
});

it.each([
  ['?category=Cats&sort=%00&q=', '/Collections'],
  [`?q=${'x'.repeat(10_000)}`, `/Collections?q=${'x'.repeat(200)}`],
  ['?category=__proto__&category=constructor&type=toString&sort=__proto__', '/Collections'],
  ['?type=Topwear&category=Men&category=Men&utm_source=letter', '/Collections?category=Men&type=Topwear'],
  ['?q=%E0%A4%A&category=%', '/Collections?q=%EF%BF%BD%25A'],
  ['?q=<img src=x onerror=alert(1)>', '/Collections?q=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E'],
])('normalises %.40s once and goes on', async (search, normal) => {
  const page = await visit(`/Collections${search}`);
  await page.waitForURL((url) => url.pathname + url.search === normal);
  await page.getByRole('checkbox', { name: 'Women' }).click();
  expect(toUrl(page)).toContain('category=');
  await page.goBack();
  expect(toUrl(page)).toBe(normal);
});
