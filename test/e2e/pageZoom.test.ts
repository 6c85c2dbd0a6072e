import type { Page } from 'playwright-core';
import { openPageState } from '../support/browser/pageStates';
import { PHONE } from './support/devices';
import { drag, pinch, touch } from './support/touch';
import { SHOP, visit } from './support/visit';

const { width, height } = PHONE.viewport;
const MIDDLE = { x: width / 2, y: height / 2 };

const dialog = (page: Page) => page.locator('dialog[open]');

const zoomOf = (page: Page) =>
  page.evaluate(() => window.visualViewport?.scale ?? 0);

/** The position on the screen of the button that closes the dialog. */
const closeButton = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Close/ })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const { offsetLeft, offsetTop, scale } = window.visualViewport ?? {
        offsetLeft: 0,
        offsetTop: 0,
        scale: 1,
      };
      return {
        x: (left + width / 2 - offsetLeft) * scale,
        y: (top + height / 2 - offsetTop) * scale,
      };
    });

const isOnScreen = ({ x, y }: { x: number; y: number }) =>
  x > 0 && x < width && y > 0 && y < height;

const limit = (distance: number) => Math.max(-200, Math.min(200, distance));

/** Drags until the button that closes the dialog is on the screen. */
const dragToCloseButton = async (page: Page) => {
  for (let drags = 0; drags < 12; drags++) {
    const { x, y } = await closeButton(page);
    if (isOnScreen({ x, y })) return;
    const to = {
      x: MIDDLE.x + limit(MIDDLE.x - x) / 2,
      y: MIDDLE.y + limit(MIDDLE.y - y) / 2,
    };
    await drag(page, MIDDLE, to);
  }
};

describe.each(['zoomed', 'size-guide', 'mobile-menu', 'filter-sheet'])(
  'a dialog on a page that is zoomed by a pinch: %s',
  (state) => {
    /** Zooms into the corner that is opposite to the button. */
    const openZoomed = async () => {
      const page = await visit('/', PHONE);
      await openPageState(page, SHOP, state);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await pinch(page, { x: 100, y: 600 }, 60, 180);
      expect(await zoomOf(page)).toBeGreaterThan(2);
      // The button that opens it has the focus.
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      return page;
    };

    it('should be closed after drags to its button', async () => {
      const page = await openZoomed();
      await dragToCloseButton(page);
      await touch(page, [[await closeButton(page)]]);
      await dialog(page).waitFor({ state: 'detached' });
    });

    it('should be closed after a pinch that zooms the page out', async () => {
      const page = await openZoomed();
      for (let pinches = 0; pinches < 2; pinches++)
        await pinch(page, MIDDLE, 250, 30);
      expect(await zoomOf(page)).toBe(1);
      await touch(page, [[await closeButton(page)]]);
      await dialog(page).waitFor({ state: 'detached' });
    });
  },
);
