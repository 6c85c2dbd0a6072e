import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { untilHydrated } from '../support/browser/waitFor';
import { toUrl, visit } from './support/visit';
import {
  addToCart,
  goToCart,
  quantityOf,
  totalOf,
  waitForBadge,
} from './support/actions';

const TEN_THOUSAND = 'x'.repeat(10_000);
const MARKUP =
  '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
const TEXTS = [
  MARKUP,
  '😀👩‍👩‍👧‍👦🧦',
  'قميص \u202eكتان',
  '.*+?^${}()|[]\\',
  '(',
  '%00%ff&q=x#',
  "' OR 1=1 --",
  TEN_THOUSAND,
];

const expectIntact = async (page: Page) => {
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
};

it('should keep the quantity 12 when no whole number from 1 to 9999 is typed key by key', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await goToCart(page);
  const line = quantityOf(page, COAT.name, 'M');
  await line.fill('12');
  for (const typed of [
    '-5',
    '1e9',
    '1.5',
    '10000',
    '--',
    '9'.repeat(40),
    '0',
    'e',
    '1e-1',
    ' ',
    '',
  ]) {
    await line.fill('');
    await page.keyboard.type(typed);
    await line.blur();
    expect([typed, await line.inputValue()]).toEqual([typed, '12']);
    expect(await totalOf(page, 'Subtotal')).toBe('$3,840.00');
  }
  await page.reload();
  await waitForBadge(page, 12);
});

it('should treat any search text as text and keep the URL below 3000 characters', async () => {
  const page = await visit('/Collections?q=');
  for (const text of TEXTS) {
    const field = page.getByRole('searchbox');
    await field.fill(text);
    await untilHydrated(page);
    await expectIntact(page);
    expect(toUrl(page).length).toBeLessThan(3000);
    await page.reload();
    await untilHydrated(page);
    await expectIntact(page);
  }
});

it('should store any text of the delivery form unchanged and not render it as markup', async () => {
  const page = await visit('/place-order');
  for (const text of TEXTS) {
    for (const name of ['First name', 'Street'])
      await page.getByLabel(name, { exact: true }).fill(text);
    await page.reload();
    await untilHydrated(page);
    for (const name of ['First name', 'Street'])
      expect(await page.getByLabel(name, { exact: true }).inputValue()).toBe(
        text,
      );
    await expectIntact(page);
  }
});
