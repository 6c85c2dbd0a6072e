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

it('should say that it could not be loaded, offer to reload, and open later, move nothing, mark the size, and keep its head in view', async () => {
  const page = await visit(productPath('selvedge-jeans-indigo'));
  const open = () => button(page, 'Size guide').click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
  };
  const add = page.getByText('ADD TO CART');
  const before = await boxOf(add);
  await page.route(CHUNK, (route) => route.abort());
  await open();
  await page.getByText('The size guide could not be loaded.').waitFor();
  await button(sheet(page), 'Reload the page').waitFor();
  expectProblems(NOT_LOADED);
  await page.unroute(CHUNK);
  await close();

  await open();
  await table(page).waitFor();
  // Of a focused dialog, a screen reader would read the whole content.
  await untilFocused(sheet(page).getByRole('heading', { level: 2 }));
  expect(await sheet(page).getByRole('alert').count()).toBe(0);
  // What does not scroll is no tab stop after the close button.
  await button(sheet(page), 'Close size guide').focus();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).not.toBe('Measurements');
  expect(await markedRows(page)).not.toContain(true);
  expect(await boxOf(add)).toEqual(before);
  await close();

  await radio(page, 'L').check();
  await open();
  await table(page).waitFor();
  expect(await markedRows(page)).toEqual([false, false, true, false, false]);
  const head = sheet(page).getByRole('heading');
  const headBox = await boxOf(head);
  await sheet(page).evaluate((dialog) => dialog.scrollBy(0, 1000));
  expect(await boxOf(head)).toEqual(headBox);
});
