import type { Page } from 'playwright-core';
import { products } from '../../src/data/products';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { focusedName } from './support/focus';
import { toUrl, visit } from './support/visit';
import { cardCount, cards, pricesIn, waitForList } from './support/actions';

const names = async (page: Page) => {
  await waitForList(page);
  return cards(page).getByRole('heading').allInnerTexts();
};
const prices = async (page: Page) => {
  await waitForList(page);
  return pricesIn(page);
};
const countShown = (page: Page) => page.getByRole('main').getByRole('status').innerText();

it('should show all products, and beside each filter the number of its products', async () => {
  const page = await visit('/Collections');
  expect(await cardCount(page)).toBe(products.length);
  expect(await countShown(page)).toBe(`${products.length} products`);
  for (const box of ['Men', 'Women', 'Kids', 'Topwear', 'Bottomwear', 'Winterwear']) {
    const choice = page.getByRole('checkbox', { name: box, exact: true });
    const described = await page
      .locator(`[id="${(await choice.getAttribute('aria-describedby')) ?? ''}"]`)
      .innerText();
    await choice.check();
    expect(await cardCount(page)).toBe(parseInt(described));
    await choice.uncheck();
  }
});

it('should combine categories, types, sort and search', async () => {
  const page = await visit('/Collections');
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  const countOfTwo = await cardCount(page);
  await page.getByRole('checkbox', { name: 'Topwear' }).check();
  expect(await cardCount(page)).toBeLessThan(countOfTwo);
  await page.getByLabel('Sort by').selectOption({ label: 'High to Low' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('SHIRT');

  expect((await names(page)).every((name) => name.toLowerCase().includes('shirt'))).toBe(true);
  const listed = await prices(page);
  expect(listed.length).toBeGreaterThan(2);
  expect(listed).toEqual(listed.toSorted((a, b) => b - a));
  expect(toUrl(page)).toBe('/Collections?category=Men&category=Kids&type=Topwear&sort=high-to-low&q=SHIRT');
});

it('should sort by price in both directions and restore the initial order', async () => {
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

it('should restore the filters of a shared URL, also after a reload', async () => {
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

it('should undo a filter and a sort on Back, without an entry per typed letter', async () => {
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

it('should restore the list, its filters and the scroll position on Back from a product', async () => {
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
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
  expect(toUrl(page)).toBe('/Collections?category=Men');
  expect(await page.getByRole('checkbox', { name: 'Men', exact: true }).isChecked()).toBe(true);
});

it('should keep the scroll position when a filter is toggled near the top', async () => {
  const page = await visit('/Collections');
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await cards(page).first().boundingBox();
  await page.getByRole('checkbox', { name: 'Women' }).check();
  await page.getByRole('main').getByRole('status').filter({ hasText: '19 products' }).waitFor();
  await waitForList(page);
  expect((await cards(page).first().boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

it('should remove filters by their chips and keep the focus', async () => {
  const page = await visit('/Collections?category=Men&type=Topwear&q=e');
  await page.getByRole('button', { name: 'Remove filter Men' }).click();
  expect(await focusedName(page)).toBe('Remove filter Topwear');
  expect(toUrl(page)).toBe('/Collections?type=Topwear&q=e');
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(toUrl(page)).toBe('/Collections');
  expect(await cardCount(page)).toBe(products.length);
  expect(await focusedName(page)).toBe(`${products.length} products`);
});

it('should remove one filter by two clicks before the next list is rendered', async () => {
  const page = await visit('/Collections?category=Men&type=Topwear');
  await page.getByRole('button', { name: 'Remove filter Men' }).evaluate(async (chip: HTMLElement) => {
    chip.click();
    // React renders the click, but not yet the deferred list.
    await Promise.resolve();
    chip.click();
  });
  await waitForList(page);
  expect(toUrl(page)).toBe('/Collections?type=Topwear');
});

it('should show a notice and a reset button when no product matches', async () => {
  const page = await visit('/Collections?category=Kids&q=tuxedo');
  expect(await countShown(page)).toBe('0 products');
  await page.getByText('No products match your filters.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect(await cardCount(page)).toBe(products.length);
});

it('should suggest a similar query when no product matches, and apply it', async () => {
  const page = await visit('/Collections?q=linnen');
  await page.getByRole('main').getByRole('button', { name: 'Linen' }).click();
  await page.waitForURL((url) => url.search === '?q=Linen');
  expect((await names(page)).every((name) => name.includes('Linen'))).toBe(true);
  expect(await focusedName(page)).toBe('4 products');
});

it('should scroll to the top of the list when a filter is toggled further down', async () => {
  const page = await visit('/Collections');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.waitForFunction(() => window.scrollY === 3000);
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  await page.waitForFunction(() => window.scrollY < 400);
  await waitForList(page);
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
])('should normalize %.40s without a history entry', async (search, normal) => {
  const page = await visit(`/Collections${search}`);
  await page.waitForURL((url) => url.pathname + url.search === normal);
  await page.getByRole('checkbox', { name: 'Women' }).click();
  expect(toUrl(page)).toContain('category=');
  await page.goBack();
  expect(toUrl(page)).toBe(normal);
});
