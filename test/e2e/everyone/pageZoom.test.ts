import type { Page } from 'playwright-core';
import { PHONE } from '../support/devices';
import { visitState } from '../support/pageState';
import { drag, pinch, touch } from '../support/touch';

const dialog = (page: Page) => page.locator('dialog[open]');

const zoomOf = (page: Page) =>
  page.evaluate(() => window.visualViewport?.scale ?? 0);

/**
 * The middle of the screen, and of the button that closes the dialog. The
 * points of a touch are in pixels of the zoomed page, too.
 */
const pointsOf = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Close/ })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const screen = window.visualViewport;
      if (!screen) throw new Error('The browser has no visual viewport.');
      const x = left + width / 2 - screen.offsetLeft;
      const y = top + height / 2 - screen.offsetTop;
      const isOnScreen =
        x > 0 && x < screen.width && y > 0 && y < screen.height;
      const middle = { x: screen.width / 2, y: screen.height / 2 };
      return { middle, button: { x, y }, isOnScreen };
    });

/** The part of a distance that one drag covers; 0 where none is needed. */
const dragOf = (from: number, to: number) => {
  const isOnScreen = to > 0 && to < 2 * from;
  const most = 1.6 * from;
  return isOnScreen ? 0 : Math.max(-most, Math.min(most, from - to));
};

/** Drags until the button that closes the dialog is on the screen. */
const dragToCloseButton = async (page: Page) => {
  for (let drags = 0; drags < 20; drags++) {
    const { middle, button, isOnScreen } = await pointsOf(page);
    if (isOnScreen) return;
    // One axis at a time: the browser keeps to the axis of the longer way.
    const y = dragOf(middle.y, button.y);
    const x = y === 0 ? dragOf(middle.x, button.x) : 0;
    const start = { x: middle.x - x / 2, y: middle.y - y / 2 };
    const end = { x: middle.x + x / 2, y: middle.y + y / 2 };
    await drag(page, start, end);
  }
  throw new Error('No drag brings the button onto the screen.');
};

const closeByTap = async (page: Page) => {
  const { button } = await pointsOf(page);
  await touch(page, [[button]]);
  await dialog(page).waitFor({ state: 'detached' });
};

/** A dialog on a page that is zoomed into the corner opposite to its button. */
const openZoomed = async (state: string) => {
  const page = await visitState(state, PHONE);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await pinch(page, { x: 100, y: 600 }, 60, 180);
  expect(await zoomOf(page)).toBeGreaterThan(2);
  // The button that opens it has the focus.
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  return page;
};

it('should close the close-up after drags on a page that is zoomed by a pinch', async () => {
  const page = await openZoomed('zoomed');
  await dragToCloseButton(page);
  await closeByTap(page);
});

it('should close a sheet after pinches that zoom the page out', async () => {
  const page = await openZoomed('size-guide');
  for (let pinches = 0; pinches < 6 && (await zoomOf(page)) > 1; pinches++) {
    const { middle } = await pointsOf(page);
    // Of fingers that are closer the browser takes no pinch.
    await pinch(page, middle, 1.8 * middle.x, 0.9 * middle.x);
  }
  expect(await zoomOf(page)).toBe(1);
  await closeByTap(page);
});
