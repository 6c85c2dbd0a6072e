import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { takeProblems, visit } from './support/shopper';

const PART = /\/assets\/close-up\./;
// The browser's own words; the shop says nothing.
const NOT_LOADED = 'console error: Failed to load resource: net::ERR_FAILED';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Zoom in' });
const closeUp = (page: Page) => page.getByRole('dialog', { name: `${COAT.name}, close up` });

it('answers the keyboard after the mouse has dragged the picture', async () => {
  const page = await visit(COAT.path);
  await opener(page).click();
  const zoomed = closeUp(page).getByRole('button', { name: 'Zoom out' });
  await zoomed.waitFor();
  await page.mouse.move(600, 600);
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  expect(await zoomed.count()).toBe(1);

  await zoomed.focus();
  await page.keyboard.press('Enter');
  await closeUp(page).getByRole('button', { name: 'Zoom in' }).waitFor();
  await page.keyboard.press('Space');
  await zoomed.waitFor();
});

it('leaves the page as it is when the close-up does not come, and is asked for anew at the next press', async () => {
  const page = await visit(COAT.path);
  let asked = 0;
  await page.route(PART, (route) => {
    asked += 1;
    return route.abort();
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('close-up')),
  );
  await page.getByRole('heading', { level: 1, name: COAT.name }).waitFor();
  expect(await closeUp(page).count()).toBe(0);
  expect(asked).toBeGreaterThan(0);

  await page.unroute(PART);
  await page.keyboard.press('Enter');
  await closeUp(page).getByRole('button', { name: 'Zoom out' }).waitFor();
  expect([...new Set(takeProblems())]).toEqual([NOT_LOADED]);
});
