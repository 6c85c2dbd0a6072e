import type { BrowserContext, Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { PHONE } from './support/devices';
import { boxOf, closeUp, picture, swipe, thumbnail, zoomIn } from './support/gallery';
import { openContext, visit } from './support/shopper';

/** The picture covers the window, or stands whole inside of it: nothing beyond its edges is ever seen. */
const expectWithinEdges = async (page: Page) => {
  const { x, y, width, height } = await boxOf(picture(page));
  const { width: wide = 0, height: high = 0 } = page.viewportSize() ?? {};
  for (const [start, size, room] of [
    [x, width, wide],
    [y, height, high],
  ] as const) {
    const least = Math.min(0, room - size);
    expect(start).toBeGreaterThanOrEqual(least - 16);
    if (size >= room) expect(start).toBeLessThanOrEqual(1);
  }
};

const openByClick = async (page: Page) => {
  await zoomIn(page).click({ position: { x: 120, y: 120 } });
  await closeUp(page).waitFor();
};

// The largest file need not come anew for each test.
let context: BrowserContext;
beforeAll(async () => {
  context = await openContext();
});

describe('the close-up', () => {
  it('opens by a click on what was clicked, from the largest file', async () => {
    const page = await visit(COAT.path, { context });
    const before = await boxOf(zoomIn(page));
    await openByClick(page);
    const after = await boxOf(picture(page));
    expect(after.width).toBeGreaterThan(before.width * 2);
    expect(after.y).toBeLessThanOrEqual(0);
    expect(await closeUp(page).getByRole('img').getAttribute('src')).toContain('-1200.');
    await expectWithinEdges(page);
  });

  it('shows the whole picture at a second click, and the part at a third', async () => {
    const page = await visit(COAT.path, { context });
    await openByClick(page);
    await picture(page).click();
    expect((await boxOf(picture(page))).height).toBeLessThanOrEqual(900);
    await picture(page).click();
    expect((await boxOf(picture(page))).height).toBeGreaterThan(900);
  });

  it('moves by arrow keys and by drag, and never beyond its edges', async () => {
    const page = await visit(COAT.path, { context });
    await zoomIn(page).focus();
    await page.keyboard.press('Enter');
    const start = await boxOf(picture(page));
    await page.keyboard.press('ArrowDown');
    expect((await boxOf(picture(page))).y).toBeLessThan(start.y);
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
    await expectWithinEdges(page);
    for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowUp');
    expect((await boxOf(picture(page))).y).toBeCloseTo(0, 0);
    await expectWithinEdges(page);

    await page.mouse.move(600, 600);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.mouse.up();
    const dragged = await boxOf(picture(page));
    expect(dragged.y).toBeCloseTo(-300, -1);
    expect(dragged.width).toBeCloseTo(start.width, 0);
    await page.mouse.down();
    await page.mouse.move(500, 890, { steps: 4 });
    await page.mouse.up();
    await expectWithinEdges(page);
  });

  it('follows the wheel while it is zoomed', async () => {
    const page = await visit(COAT.path, { context });
    await openByClick(page);
    const { width } = await boxOf(picture(page));
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(
      (was) =>
        (document.querySelector('dialog[open] button')?.getBoundingClientRect().width ?? was) < was - 20,
      width,
    );
    await expectWithinEdges(page);
  });

  it('ends by Esc, and focus is where it was', async () => {
    const page = await visit(COAT.path, { context });
    await zoomIn(page).focus();
    const stood = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await closeUp(page).waitFor();
    await page.keyboard.press('Escape');
    await closeUp(page).waitFor({ state: 'detached' });
    expect(await zoomIn(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(stood);
  });

  it('steps to the next picture, and the page shows it too', async () => {
    const page = await visit(COAT.path, { context });
    await openByClick(page);
    await closeUp(page).getByRole('button', { name: 'Next picture' }).click();
    await closeUp(page).getByText('2 / 4').waitFor();
    await closeUp(page).getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('ArrowRight');
    await closeUp(page).getByText('3 / 4').waitFor();
    await page.keyboard.press('Escape');
    expect(await thumbnail(page, 2).isChecked()).toBe(true);
  });

  it('swipes between whole pictures in the close-up on a phone', async () => {
    const page = await visit(COAT.path, PHONE);
    await zoomIn(page).tap();
    await picture(page).tap();
    await swipe(page, 350, 300, 120);
    await closeUp(page).getByText('2 / 4').waitFor();
  });
});
