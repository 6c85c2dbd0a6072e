import type { Page } from 'playwright-core';
import { productPath } from '../../src/features/navigation/paths';
import { COAT } from '../support/browser/pages';
import { focusedName } from './support/focus';
import { boxOf } from './support/gallery';
import { takeProblems, visit } from './support/visit';

const CHUNK = /\/assets\/sizeGuide\./;
const JEANS = productPath('selvedge-jeans-indigo');
const DRESS = productPath('dotted-tea-dress-ink');

const button = (page: Page) => page.getByRole('button', { name: 'Size guide', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });
const close = (page: Page) => page.getByRole('button', { name: 'Close size guide' });
const table = (page: Page) => page.getByRole('table', { name: /^Measures of the garment/ });

it('should load the size guide when it is opened for the first time', async () => {
  const page = await visit(JEANS);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await button(page).click();
  await table(page).waitFor();
  await close(page).click();
  await table(page).waitFor({ state: 'hidden' });
  await button(page).click();
  await table(page).waitFor();
  expect(requests.filter((url) => url.includes('/assets/sizeGuide.'))).toHaveLength(1);
  const [head, ...rows] = await table(page).getByRole('row').allInnerTexts();
  expect(head?.split(/\s+/)).toEqual(['Size', 'A', 'Waist', 'B', 'Inseam']);
  expect(rows.map((row) => row.split(/\s/)[0])).toEqual(['M', 'L', 'XL', 'XXL']);
  expect(rows[0]?.split(/\s+/).join(' ')).toBe('M 88 cm 34½ in 77 cm 30¼ in');
});

it('should open by keyboard between the sizes and ADD TO CART', async () => {
  const page = await visit(COAT.path);
  await page.getByRole('radio', { name: 'M', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Size guide');
  await page.keyboard.press('Enter');
  await table(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Close size guide');
  await page.keyboard.press('Space');
  await table(page).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Size guide');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('ADD TO CART');
});

it('should leave ADD TO CART where it is, close on Escape and a press outside, and restore the focus', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', { name: 'ADD TO CART', includeHidden: true });
  const before = await boxOf(add);
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(200, 400)]) {
    await button(page).click();
    await table(page).waitFor();
    expect(await boxOf(add)).toEqual(before);
    await leave();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Size guide');
  }
});

it('should mark the row of the chosen size', async () => {
  const page = await visit(COAT.path);
  await button(page).click();
  await table(page).waitFor();
  const backgrounds = () =>
    table(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
  expect(new Set(await backgrounds()).size).toBe(1);
  await close(page).click();
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await button(page).click();
  await table(page).waitFor();
  const [head, ...sizes] = await backgrounds();
  expect(sizes.map((background) => background !== head)).toEqual([false, false, true, false, false]);
});

it.each([
  [360, 'light'],
  [360, 'dark'],
  [620, 'light'],
  [1280, 'light'],
] as const)('should fit into a window %d px wide in the %s scheme', async (width, colorScheme) => {
  const page = await visit(DRESS, { viewport: { width, height: 800 }, colorScheme });
  await button(page).click();
  await table(page).waitFor();
  const measured = await page.evaluate(() => {
    const [panel] = document.querySelectorAll('table');
    const { left = 0, right = 0 } = panel?.getBoundingClientRect() ?? {};
    const column = panel?.parentElement?.getBoundingClientRect();
    const parts = [document.documentElement, ...document.querySelectorAll('dialog[open] *')];
    return {
      scrolls: parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth),
      isWithin: column !== undefined && left >= column.left - 0.5 && right <= column.right + 0.5,
      sizes: [...(panel?.querySelectorAll('*') ?? [])].map((element) =>
        parseFloat(getComputedStyle(element).fontSize),
      ),
    };
  });
  expect(measured.scrolls).toBe(false);
  expect(measured.isWithin).toBe(true);
  expect(Math.min(...measured.sizes)).toBeGreaterThanOrEqual(14);
  const box = await button(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

it('should say that the guide could not be loaded, and load it when it is opened again', async () => {
  const page = await visit(JEANS);
  await page.route(CHUNK, (route) => route.abort());
  await button(page).click();
  await page.getByText('The size guide could not be loaded.').waitFor();
  await page.unroute(CHUNK);
  await close(page).click();
  await button(page).click();
  await table(page).waitFor();
  expect(takeProblems()).toEqual(['console error: Failed to load resource: net::ERR_FAILED']);
});

it('should print an open guide and no button for a closed one', async () => {
  const page = await visit(JEANS);
  await page.emulateMedia({ media: 'print' });
  expect(await button(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await button(page).click();
  await table(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await table(page).isVisible()).toBe(true);
});
