import { products } from '../../src/data/products';
import { arrives, until } from '../support/browser/waitFor';
import { cards } from './support/actions';
import { waitForFocus } from './support/focus';
import { untilUrl, visit } from './support/visit';
import { button, checkbox, resultCount } from './support/controls';
import { scrollOf, untilScrolledTo } from './support/scrolling';

it('should undo a filter and a sort on Back, without an entry per typed letter', async () => {
  const page = await visit('/Collections');
  await checkbox(page, 'Kids').check();
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
  await until(
    'all products are shown',
    async () => (await cards(page).count()) === products.length,
  );
  await page.goForward();
  expect(await checkbox(page, 'Kids').isChecked()).toBe(true);
});

it('should keep the scroll position near the top, scroll up further down, and remove one chip by two clicks', async () => {
  const page = await visit('/Collections');
  const scrollTo = async (to: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), to);
    await untilScrolledTo(page, to);
  };
  const first = cards(page).first();
  await scrollTo(120);
  const before = await first.boundingBox();
  await checkbox(page, 'Women').check();
  await resultCount(page).filter({ hasText: '19 products' }).waitFor();
  expect((await first.boundingBox())?.y).toBe(before?.y);
  expect(await scrollOf(page)).toBe(120);

  await scrollTo(1000);
  await checkbox(page, 'Topwear').check();
  await page.waitForFunction(() => window.scrollY < 400);
  expect((await first.boundingBox())?.y).toBeGreaterThan(72);
  expect((await first.boundingBox())?.y).toBeLessThan(300);

  await button(page, 'Remove filter Women').evaluate(
    async (chip: HTMLElement) => {
      chip.click();
      // React renders the click. The next chip is then in its place.
      await Promise.resolve();
      chip.click();
    },
  );
  await untilUrl(page, '/Collections?type=Topwear');
});

it('should open the list with the search bar, and keep the query of a closed one without applying it', async () => {
  const page = await visit('/about');
  const bar = page.getByRole('search');
  const icon = page
    .getByRole('banner')
    .getByRole('button', { name: 'Search', exact: true });
  const count = resultCount(page);
  await icon.click();
  await arrives(page, 'All Collections');
  await waitForFocus(page, 'INPUT');
  await untilUrl(page, '/Collections');
  await page.keyboard.type('coat');
  await untilUrl(page, '/Collections?q=coat');
  expect(await count.innerText()).not.toBe(`${products.length} products`);
  await button(page, 'Close search').click();
  expect(await bar.count()).toBe(0);
  expect(await count.innerText()).toBe(`${products.length} products`);
  await untilUrl(page, '/Collections');
  await icon.click();
  expect(await page.getByRole('searchbox').inputValue()).toBe('coat');
  await untilUrl(page, '/Collections?q=coat');
  await page.goBack();
  await arrives(page, 'About us');
  expect(await bar.count()).toBe(0);
});
