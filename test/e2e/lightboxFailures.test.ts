import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { takeProblems, visit } from './support/visit';

const CHUNK = /\/assets\/lightbox\./;
// The browser logs this message.
const NOT_LOADED = 'console error: Failed to load resource: net::ERR_FAILED';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Zoom in' });
const lightbox = (page: Page) => page.getByRole('dialog', { name: `${COAT.name}, close up` });

it('should zoom by keyboard after the image was dragged by mouse', async () => {
  const page = await visit(COAT.path);
  await opener(page).click();
  const zoomed = lightbox(page).getByRole('button', { name: 'Zoom out' });
  await zoomed.waitFor();
  await page.mouse.move(600, 600);
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  expect(await zoomed.count()).toBe(1);

  await zoomed.focus();
  await page.keyboard.press('Enter');
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).waitFor();
  await page.keyboard.press('Space');
  await zoomed.waitFor();
});

it('should keep the page when the lightbox chunk fails to load, and load it on the next press', async () => {
  const page = await visit(COAT.path);
  let requests = 0;
  await page.route(CHUNK, (route) => {
    requests += 1;
    return route.abort();
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('lightbox')),
  );
  await page.getByRole('heading', { level: 1, name: COAT.name }).waitFor();
  expect(await lightbox(page).count()).toBe(0);
  expect(requests).toBeGreaterThan(0);

  await page.unroute(CHUNK);
  await page.keyboard.press('Enter');
  await lightbox(page).getByRole('button', { name: 'Zoom out' }).waitFor();
  expect([...new Set(takeProblems())]).toEqual([NOT_LOADED]);
});
