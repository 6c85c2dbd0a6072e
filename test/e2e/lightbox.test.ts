import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { PHONE } from './support/devices';
import { boxOf } from './support/boxes';
import {
  lightbox,
  lightboxImage,
  thumbnail,
  visibleImage,
  zoomIn,
} from './support/gallery';
import { swipe } from './support/touch';
import { takeProblems, visit } from './support/visit';
import { until } from '../support/browser/waitFor';

/** Expects the image to cover the window, or to be inside it as a whole. */
const expectWithinEdges = async (page: Page) => {
  const { x, y, width, height } = await boxOf(lightboxImage(page));
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
  await visibleImage(page).click({ position: { x: 120, y: 120 } });
  await lightbox(page).waitFor();
};

it('should zoom in on the clicked position with the largest file, and out by a click and the wheel', async () => {
  const page = await visit(COAT.path);
  const before = await boxOf(visibleImage(page));
  await openByClick(page);
  const after = await boxOf(lightboxImage(page));
  expect(after.width).toBeGreaterThan(before.width * 2);
  expect(after.y).toBeLessThanOrEqual(0);
  expect(await lightbox(page).getByRole('img').getAttribute('src')).toContain(
    '-1200.',
  );
  await expectWithinEdges(page);
  await lightboxImage(page).click();
  expect((await boxOf(lightboxImage(page))).height).toBeLessThanOrEqual(900);
  await lightboxImage(page).click();
  const { width, height } = await boxOf(lightboxImage(page));
  expect(height).toBeGreaterThan(900);

  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(
    (was) =>
      (document.querySelector('dialog[open] button')?.getBoundingClientRect()
        .width ?? was) <
      was - 20,
    width,
  );
  await expectWithinEdges(page);
});

it('should pan by arrow keys and drag within the edges of the image, and zoom by keyboard without a modifier', async () => {
  const page = await visit(COAT.path);
  await zoomIn(page).focus();
  await page.keyboard.press('Enter');
  const start = await boxOf(lightboxImage(page));
  for (const modifier of ['Alt', 'Control', 'Meta'])
    await page.keyboard.press(`${modifier}+-`);
  expect((await boxOf(lightboxImage(page))).width).toBe(start.width);
  await page.keyboard.press('ArrowDown');
  expect((await boxOf(lightboxImage(page))).y).toBeLessThan(start.y);
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
  await expectWithinEdges(page);
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowUp');
  expect((await boxOf(lightboxImage(page))).y).toBeCloseTo(0, 0);
  await expectWithinEdges(page);

  await page.mouse.move(600, 600);
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  const dragged = await boxOf(lightboxImage(page));
  expect(dragged.y).toBeCloseTo(-300, -1);
  expect(dragged.width).toBeCloseTo(start.width, 0);
  await page.mouse.down();
  await page.mouse.move(500, 890, { steps: 4 });
  await page.mouse.up();
  await expectWithinEdges(page);

  const zoomOut = lightbox(page).getByRole('button', { name: 'Zoom out' });
  await zoomOut.focus();
  await page.keyboard.press('Enter');
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).waitFor();
  await page.keyboard.press('Space');
  await zoomOut.waitFor();
});

it('should pan by the drag of a pen that the browser does not scroll by', async () => {
  const page = await visit(COAT.path);
  await openByClick(page);
  const before = await boxOf(lightboxImage(page));
  const pen = await page.context().newCDPSession(page);
  const move = (type: 'mousePressed' | 'mouseMoved', y: number) =>
    pen.send('Input.dispatchMouseEvent', {
      type,
      x: 600,
      y,
      button: 'left',
      buttons: 1,
      pointerType: 'pen',
    });
  await move('mousePressed', 600);
  for (const y of [550, 500, 400]) await move('mouseMoved', y);
  await until(
    'the image has moved',
    async () => Math.abs((await boxOf(lightboxImage(page))).y - before.y) > 150,
  );
  await expectWithinEdges(page);
});

it('should select the image that it shows on the page, and restore the focus and the scroll position', async () => {
  const page = await visit(COAT.path);
  await zoomIn(page).focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await lightbox(page).getByRole('button', { name: 'Next image' }).click();
  await lightbox(page).getByText('2 / 4').waitFor();
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('ArrowRight');
  await lightbox(page).getByText('3 / 4').waitFor();
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await thumbnail(page, 2).isChecked()).toBe(true);
  expect(
    await zoomIn(page).evaluate((button) => button === document.activeElement),
  ).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

it('should show the next image by a swipe on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  await zoomIn(page).tap();
  await lightboxImage(page).tap();
  await swipe(page, 350, 300, 120);
  await lightbox(page).getByText('2 / 4').waitFor();
});

it('should keep the page when its chunk fails to load, and load it on the next press', async () => {
  const page = await visit(COAT.path);
  const chunk = /\/assets\/lightbox\./;
  await page.route(chunk, (route) => route.abort());
  await zoomIn(page).focus();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await failed;
  await page.getByRole('heading', { level: 1, name: COAT.name }).waitFor();
  expect(await lightbox(page).count()).toBe(0);

  await page.unroute(chunk);
  await page.keyboard.press('Enter');
  await lightbox(page).getByRole('button', { name: 'Zoom out' }).waitFor();
  // The browser logs this message.
  expect([...new Set(takeProblems())]).toEqual([
    'console error: Failed to load resource: net::ERR_FAILED',
  ]);
});
