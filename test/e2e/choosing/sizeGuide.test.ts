import type { Page } from 'playwright-core';
import { productPath } from '../../../src/routing/paths';
import {
  boxOf,
  button,
  expectProblems,
  focusedName,
  NOT_LOADED,
  radio,
  untilFocused,
  visit,
} from '../support';

const CHUNK = /\/assets\/sizeGuide\./;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });
const table = (page: Page) =>
  page.getByRole('table', { name: /^Measurements of the garment/ });

/** Whether each row has another background than the head of the table. */
const markedRows = (page: Page) =>
  table(page)
    .getByRole('row')
    .evaluateAll((rows) => {
      const colors = rows.map((row) => getComputedStyle(row).backgroundColor);
      return colors.slice(1).map((background) => background !== colors[0]);
    });

it('should say that it could not be loaded, offer to reload, and open by keyboard later, move nothing, close by a press outside, mark the size, and keep its head in view', async () => {
  const page = await visit(productPath('selvedge-jeans-indigo'));
  const press = async (key: string, focused: string) => {
    await page.keyboard.press(key);
    await untilFocused(
      page.getByRole('button', { name: focused, exact: true }),
    );
  };
  await page.route(CHUNK, (route) => route.abort());
  await radio(page, 'M').focus();
  await press('Shift+Tab', 'Size guide');
  await page.keyboard.press('Enter');
  await page.getByText('The size guide could not be loaded.').waitFor();
  await button(sheet(page), 'Reload the page').waitFor();
  await page.unroute(CHUNK);
  await press('Escape', 'Size guide');
  await sheet(page).waitFor({ state: 'hidden' });

  await page.keyboard.press('Enter');
  await table(page).waitFor();
  expect(await sheet(page).getByRole('alert').count()).toBe(0);
  await press('Tab', 'Close size guide');
  // What does not scroll is no tab stop.
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).not.toBe('Measurements');
  await button(sheet(page), 'Close size guide').focus();
  await press('Space', 'Size guide');
  await table(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await untilFocused(radio(page, 'M'));
  await press('Tab', 'ADD TO CART');
  expectProblems(NOT_LOADED);

  const add = page.getByText('ADD TO CART');
  const open = async () => {
    await button(page, 'Size guide').click();
    await table(page).waitFor();
  };
  const before = await boxOf(add);
  await open();
  expect(await markedRows(page)).not.toContain(true);
  expect(await boxOf(add)).toEqual(before);
  await page.mouse.click(200, 400);
  await sheet(page).waitFor({ state: 'hidden' });

  await radio(page, 'L').check();
  await open();
  expect(await markedRows(page)).toEqual([false, false, true, false, false]);
  const head = sheet(page).getByRole('heading');
  const headBox = await boxOf(head);
  await sheet(page).evaluate((dialog) => dialog.scrollBy(0, 1000));
  expect(await boxOf(head)).toEqual(headBox);
});
