import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { arrives, until } from '../support/browser/waitFor';
import { boxOf } from './support/boxes';
import { button } from './support/controls';
import { PHONE } from './support/devices';
import {
  lightbox,
  lightboxImage,
  thumbnail,
  visibleImage,
  zoomIn,
} from './support/gallery';
import { scrollOf } from './support/scrolling';
import { swipe } from './support/touch';
import { expectProblem, NOT_LOADED, visit } from './support/visit';

const CHUNK = /\/assets\/lightbox\./;

const boxOfImage = (page: Page) => boxOf(lightboxImage(page));

const pressTimes = async (page: Page, key: string, times: number) => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};

const dragBy = async (page: Page, x: number, y: number) => {
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
};

/** Expects the image to cover the window, or to be inside it as a whole. */
const expectWithinEdges = async (page: Page) => {
  const { x, y, width, height } = await boxOfImage(page);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [start, size, room] of [
    [x, width, screen.width],
    [y, height, screen.height],
  ] as const) {
    const least = Math.min(0, room - size);
    expect(start).toBeGreaterThanOrEqual(least - 16);
    if (size >= room) expect(start).toBeLessThanOrEqual(1);
  }
};

/** Drags a pen that the browser does not scroll by. */
const dragPen = async (page: Page, ys: readonly number[]) => {
  const pen = await page.context().newCDPSession(page);
  for (const [i, y] of ys.entries())
    await pen.send('Input.dispatchMouseEvent', {
      type: i === 0 ? 'mousePressed' : 'mouseMoved',
      x: 600,
      y,
      button: 'left',
      buttons: 1,
      pointerType: 'pen',
    });
};

it('should zoom by clicks and the wheel, and pan by a pen', async () => {
  const page = await visit(COAT.path);
  const before = await boxOf(visibleImage(page));
  await visibleImage(page).click({ position: { x: 120, y: 120 } });
  await lightbox(page).waitFor();
  const after = await boxOfImage(page);
  expect(after.width).toBeGreaterThan(before.width * 2);
  expect(after.y).toBeLessThanOrEqual(0);
  const file = await lightbox(page).getByRole('img').getAttribute('src');
  expect(file).toContain('-1200.');
  await expectWithinEdges(page);

  await dragPen(page, [600, 550, 500, 400]);
  await until('the image has moved', async () => {
    const { y } = await boxOfImage(page);
    return Math.abs(y - after.y) > 150;
  });
  await expectWithinEdges(page);
  await page.mouse.up();

  await lightboxImage(page).click();
  expect((await boxOfImage(page)).height).toBeLessThanOrEqual(900);
  await lightboxImage(page).click();
  const large = await boxOfImage(page);
  expect(large.height).toBeGreaterThan(900);
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 120);
  await until('the image is smaller', async () => {
    const { width } = await boxOfImage(page);
    return width < large.width - 20;
  });
  await expectWithinEdges(page);
});

it('should pan within the edges of the image, and zoom by keyboard', async () => {
  const page = await visit(COAT.path);
  await zoomIn(page).press('Enter');
  const start = await boxOfImage(page);
  for (const modifier of ['Alt', 'Control', 'Meta'])
    await page.keyboard.press(`${modifier}+-`);
  expect((await boxOfImage(page)).width).toBe(start.width);
  await page.keyboard.press('ArrowDown');
  expect((await boxOfImage(page)).y).toBeLessThan(start.y);
  await pressTimes(page, 'ArrowDown', 30);
  await expectWithinEdges(page);
  await pressTimes(page, 'ArrowUp', 40);
  expect((await boxOfImage(page)).y).toBeCloseTo(0, 0);
  await expectWithinEdges(page);

  await page.mouse.move(600, 600);
  await dragBy(page, 500, 300);
  const dragged = await boxOfImage(page);
  expect(dragged.y).toBeCloseTo(-300, -1);
  expect(dragged.width).toBeCloseTo(start.width, 0);
  await dragBy(page, 500, 890);
  await expectWithinEdges(page);

  const zoomOut = button(lightbox(page), 'Zoom out');
  await zoomOut.press('Enter');
  await button(lightbox(page), 'Zoom in').waitFor();
  await page.keyboard.press('Space');
  await zoomOut.waitFor();
});

it('should open after its chunk failed, and select the image that it shows', async () => {
  const page = await visit(COAT.path);
  await page.route(CHUNK, (route) => route.abort());
  await zoomIn(page).focus();
  const scrolled = await scrollOf(page);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await failed;
  await arrives(page, COAT.name);
  expect(await lightbox(page).count()).toBe(0);

  await page.unroute(CHUNK);
  await page.keyboard.press('Enter');
  await button(lightbox(page), 'Next image').click();
  await lightbox(page).getByText('2 / 4').waitFor();
  await button(lightbox(page), 'Zoom in').press('ArrowRight');
  await lightbox(page).getByText('3 / 4').waitFor();
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await thumbnail(page, 2).isChecked()).toBe(true);
  const isFocused = await zoomIn(page).evaluate(
    (opener) => opener === document.activeElement,
  );
  expect(isFocused).toBe(true);
  expect(await scrollOf(page)).toBe(scrolled);
  expectProblem(NOT_LOADED);
});

it('should show the next image by a swipe on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  await zoomIn(page).tap();
  await lightboxImage(page).tap();
  await swipe(page, 350, 300, 120);
  await lightbox(page).getByText('2 / 4').waitFor();
});
