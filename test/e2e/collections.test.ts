import { products } from '../../src/data/products';
import { arrives, until } from '../support/browser/waitFor';
import { untilUrl, visit } from './support/visit';
import { cards } from './support/actions';

it('should undo a filter and a sort on Back, without an entry per typed letter', async () => {
  const page = await visit('/Collections');
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  await page.getByLabel('Sort by').selectOption('Low to High');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').pressSequentially('tee', { delay: 0 });
  await untilUrl(page, '/Collections?category=Kids&sort=low-to-high&q=tee');

  await page.goBack();
  await untilUrl(page, '/Collections?category=Kids');
  expect(await page.getByLabel('Sort by').inputValue()).toBe('relevant');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.goBack();
  await untilUrl(page, '/Collections');
  await until('all products are shown', async () => (await cards(page).count()) === products.length);
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
  await untilUrl(page, '/Collections?category=Men');
  expect(await page.getByRole('checkbox', { name: 'Men', exact: true }).isChecked()).toBe(true);
});

it('should keep the scroll position when a filter is toggled near the top', async () => {
  const page = await visit('/Collections');
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await cards(page).first().boundingBox();
  await page.getByRole('checkbox', { name: 'Women' }).check();
  await page.getByRole('main').getByRole('status').filter({ hasText: '19 products' }).waitFor();
  expect((await cards(page).first().boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

it('should remove one filter by two clicks', async () => {
  const page = await visit('/Collections?category=Men&type=Topwear');
  await page.getByRole('button', { name: 'Remove filter Men' }).evaluate(async (chip: HTMLElement) => {
    chip.click();
    // React renders the click.
    await Promise.resolve();
    chip.click();
  });
  await untilUrl(page, '/Collections?type=Topwear');
});

it('should scroll to the top of the list when a filter is toggled further down', async () => {
  const page = await visit('/Collections');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.waitForFunction(() => window.scrollY === 3000);
  await page.getByRole('checkbox', { name: 'Kids' }).check();
  await page.waitForFunction(() => window.scrollY < 400);
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
  await untilUrl(page, normal);
  await page.getByRole('checkbox', { name: 'Women' }).click();
  await page.waitForURL(({ search }) => search.includes('Women'));
  await page.goBack();
  await untilUrl(page, normal);
});
