import type { Page } from 'playwright-core';
import { productPath } from '../../src/features/navigation/paths';
import { COAT } from '../support/browser/pages';
import { focusedName } from './support/focus';
import { boxOf } from './support/gallery';
import { takeProblems, visit } from './support/visit';

const CHUNK = /\/assets\/sizeGuide\./;
const JEANS = productPath('selvedge-jeans-indigo');

const button = (page: Page) =>
  page.getByRole('button', { name: 'Size guide', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });
const close = (page: Page) =>
  page.getByRole('button', { name: 'Close size guide' });
const table = (page: Page) =>
  page.getByRole('table', { name: /^Measures of the garment/ });

it('should open by keyboard between the sizes and ADD TO CART, and be loaded once', async () => {
  const page = await visit(JEANS);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('radio', { name: 'M', exact: true }).focus();
  for (let times = 0; times < 2; times++) {
    if (times === 0) await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Size guide');
    await page.keyboard.press('Enter');
    await table(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Close size guide');
    await page.keyboard.press('Space');
    await table(page).waitFor({ state: 'hidden' });
  }
  expect(await focusedName(page)).toBe('Size guide');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('ADD TO CART');
  expect(
    requests.filter((url) => url.includes('/assets/sizeGuide.')),
  ).toHaveLength(1);
});

it('should leave ADD TO CART where it is, close on Escape and a press outside, and mark the chosen size', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', {
    name: 'ADD TO CART',
    includeHidden: true,
  });
  const before = await boxOf(add);
  const backgrounds = () =>
    table(page)
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => getComputedStyle(row).backgroundColor),
      );
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 400),
  ]) {
    await button(page).click();
    await table(page).waitFor();
    expect(new Set(await backgrounds()).size).toBe(1);
    expect(await boxOf(add)).toEqual(before);
    await leave();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Size guide');
  }
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await button(page).click();
  await table(page).waitFor();
  const [head, ...sizes] = await backgrounds();
  expect(sizes.map((background) => background !== head)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

it('should fit into windows of every width with text of at least 14 px', async () => {
  const page = await visit(productPath('dotted-tea-dress-ink'));
  await button(page).click();
  await table(page).waitFor();
  for (const width of [1280, 620, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open] *')]
        .filter((part) => {
          const isWide =
            part.clientWidth > 0 && part.scrollWidth > part.clientWidth;
          return (
            isWide ||
            (part.closest('table') &&
              parseFloat(getComputedStyle(part).fontSize) < 14)
          );
        })
        .map((part) => part.outerHTML),
    );
    expect({ width, faults }).toEqual({ width, faults: [] });
  }
});

it('should say that the guide could not be loaded, load it later, and print it while it is open', async () => {
  const page = await visit(JEANS);
  await page.emulateMedia({ media: 'print' });
  expect(await button(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.route(CHUNK, (route) => route.abort());
  await button(page).click();
  await page.getByText('The size guide could not be loaded.').waitFor();
  await page.unroute(CHUNK);
  await close(page).click();
  await button(page).click();
  await table(page).waitFor();
  const [head, row] = await table(page).getByRole('row').allInnerTexts();
  expect(head?.split(/\s+/)).toEqual(['Size', 'A', 'Waist', 'B', 'Inseam']);
  expect(row?.split(/\s+/).join(' ')).toBe('M 88 cm 34½ in 77 cm 30¼ in');
  await page.emulateMedia({ media: 'print' });
  expect(await table(page).isVisible()).toBe(true);
  expect(takeProblems()).toEqual([
    'console error: Failed to load resource: net::ERR_FAILED',
  ]);
});
