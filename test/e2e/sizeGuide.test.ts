import type { Page } from 'playwright-core';
import { productPath } from '../../src/features/navigation/paths';
import { COAT } from '../support/browser/pages';
import { focusedName } from './support/focus';
import { boxOf } from './support/boxes';
import { takeProblems, visit } from './support/visit';
import { sizeOption } from './support/controls';

const CHUNK = /\/assets\/sizeGuide\./;

const button = (page: Page) =>
  page.getByRole('button', { name: 'Size guide', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });
const table = (page: Page) =>
  page.getByRole('table', { name: /^Measures of the garment/ });

it('should say that it could not be loaded, open by keyboard later, and be printed while it is open', async () => {
  const page = await visit(productPath('selvedge-jeans-indigo'));
  const press = (key: string) => page.keyboard.press(key);
  const expectFocus = async (name: string) =>
    expect(await focusedName(page)).toBe(name);

  await page.route(CHUNK, (route) => route.abort());
  await sizeOption(page, 'M').focus();
  await press('Tab');
  await expectFocus('Size guide');
  await press('Enter');
  await page.getByText('The size guide could not be loaded.').waitFor();
  await page.unroute(CHUNK);
  await press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  await expectFocus('Size guide');

  await press('Enter');
  await table(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await table(page).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await press('Tab');
  await expectFocus('Close size guide');
  await press('Space');
  await table(page).waitFor({ state: 'hidden' });
  await expectFocus('Size guide');
  await press('Tab');
  await expectFocus('ADD TO CART');
  expect([...new Set(takeProblems())]).toEqual([
    'console error: Failed to load resource: net::ERR_FAILED',
  ]);
});

it('should leave ADD TO CART where it is, close by a press outside, and mark the chosen size', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', {
    name: 'ADD TO CART',
    includeHidden: true,
  });
  const before = await boxOf(add);
  /** Whether each row has another background than the head of the table. */
  const marks = () =>
    table(page)
      .getByRole('row')
      .evaluateAll((rows) => {
        const colors = rows.map((row) => getComputedStyle(row).backgroundColor);
        return colors.slice(1).map((background) => background !== colors[0]);
      });

  await button(page).click();
  await table(page).waitFor();
  expect(await marks()).not.toContain(true);
  expect(await boxOf(add)).toEqual(before);
  await page.mouse.click(200, 400);
  await sheet(page).waitFor({ state: 'hidden' });

  await sizeOption(page, 'L').check();
  await button(page).click();
  await table(page).waitFor();
  expect(await marks()).toEqual([false, false, true, false, false]);
});
