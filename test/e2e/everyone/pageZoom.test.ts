import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import { until } from '../../support/browser/waitFor';
import { PHONE } from '../support/devices';
import { lightbox, zoomIn } from '../support/gallery';
import { pinch } from '../support/touch';
import { visit } from '../support/visit';

const viewOf = (page: Page) =>
  page.evaluate(() => {
    if (!window.visualViewport)
      throw new Error('The browser has no visual viewport.');
    const { scale, width, height } = window.visualViewport;
    return { scale, middle: { x: width / 2, y: height / 2 } };
  });

it('should zoom the page by a pinch, and out again over the close-up, which closes', async () => {
  const page = await visit(COAT.path, PHONE);
  await zoomIn(page).focus();
  // A busy browser drops the first points of a pinch.
  await until('the page is zoomed', async () => {
    await pinch(page, { x: 100, y: 600 }, 60, 180);
    return (await viewOf(page)).scale > 2;
  });
  await page.keyboard.press('Enter');
  await lightbox(page).waitFor();
  for (let pinches = 0; pinches < 6; pinches++) {
    // The points of a touch are in pixels of the zoomed page.
    const { scale, middle } = await viewOf(page);
    if (scale === 1) break;
    // Of fingers that are closer the browser takes no pinch.
    await pinch(page, middle, 1.8 * middle.x, 0.9 * middle.x);
  }
  expect((await viewOf(page)).scale).toBe(1);
  await lightbox(page).getByRole('button', { name: 'Close' }).tap();
  await lightbox(page).waitFor({ state: 'detached' });
});
