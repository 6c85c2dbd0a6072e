import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { PHONE } from './support/devices';
import { boxOf, closeUp, swipe, thumbnail, zoomIn } from './support/gallery';
import { visit } from './support/shopper';
import { twoFrames } from '../../tools/browser/waitFor';

const isChosen = (page: Page, at: number) =>
  page.waitForFunction(
    (i) => document.querySelectorAll<HTMLInputElement>('input[name="image"]')[i]?.checked,
    at,
  );

it('leaves the wheel to the page while nothing is zoomed', async () => {
  const page = await visit(COAT.path);
  const { x, y } = await boxOf(zoomIn(page));
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 200);
  expect(await closeUp(page).count()).toBe(0);
});

it('moves the strip to the picture that a thumbnail chooses, by arrow keys too', async () => {
  const page = await visit(COAT.path);
  await thumbnail(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  expect(await thumbnail(page, 1).isChecked()).toBe(true);
  const back = page.getByRole('img', { name: `${COAT.name}: the back` });
  const [seen, place] = [await boxOf(back), await boxOf(zoomIn(page))];
  expect(seen.x).toBeCloseTo(place.x, 0);
});

/** Waits until the strip has scrolled to an image: its box is that of the button over the visible image. */
const isSeen = (page: Page, at: number) =>
  page.waitForFunction((i) => {
    const image = document.querySelectorAll('[aria-hidden] > img[loading]')[i]?.getBoundingClientRect();
    const button = document.querySelector('button[aria-label="Zoom in"]')?.getBoundingClientRect();
    return image && button && Math.abs(image.x - button.x) < 1 && Math.abs(image.width - button.width) < 1;
  }, at);

it.each([
  [1, 1280, 600],
  [2, 600, 1280],
  [3, 768, 1024],
])('keeps picture %i when the window turns from %i to %i px', async (at, from, to) => {
  const page = await visit(COAT.path, { viewport: { width: from, height: 900 }, hasTouch: true });
  await thumbnail(page, at).check({ force: true });
  await isSeen(page, at);
  for (const width of [to, from]) {
    await page.setViewportSize({ width, height: 900 });
    await isSeen(page, at);
    // A layout scroll is reported in the next frames.
    await twoFrames(page);
    expect(await thumbnail(page, at).isChecked()).toBe(true);
    await isSeen(page, at);
  }
});

it('moves the strip by thumbnails and swipes where the text runs from right to left', async () => {
  const page = await visit(COAT.path, PHONE);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  for (const at of [1, 3, 0]) {
    await thumbnail(page, at).check({ force: true });
    await isSeen(page, at);
  }
  await swipe(page, 300, 40, 60, 120, 180, 240, 300);
  await isChosen(page, 1);
  await isSeen(page, 1);
  expect(await closeUp(page).count()).toBe(0);
});

it('chooses another picture by a swipe on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  await swipe(page, 300, 320, 280, 220, 160, 100, 60);
  await isChosen(page, 1);
  expect(await closeUp(page).count()).toBe(0);
});

it('keeps ADD TO CART within reach on a phone, and away from what has focus', async () => {
  const page = await visit(COAT.path, PHONE);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  const { y, height } = await boxOf(add);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y + height).toBeLessThanOrEqual(740);

  for (const size of ['S', 'XXL']) {
    const radio = page.getByRole('radio', { name: size, exact: true });
    await radio.focus();
    const [cell, bar] = [await boxOf(radio), await boxOf(add)];
    expect(cell.y + cell.height).toBeLessThanOrEqual(bar.y);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => {
    const button = Array.from(document.querySelectorAll('button')).find((each) =>
      each.textContent.includes('ADD TO CART'),
    );
    return button !== undefined && button.getBoundingClientRect().bottom < 0;
  });
});

it('loads the back of a card only when a mouse comes near', async () => {
  const page = await visit('/Collections');
  const card = page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ });
  const pictures = card.locator('img');
  expect(await pictures.count()).toBe(1);
  await card.hover();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('a img')).some(
      (each) => each.getAttribute('alt') === '' && getComputedStyle(each).opacity === '1',
    ),
  );
  expect(await pictures.nth(1).getAttribute('src')).toContain('-back-');
});

it.each([360, 768, 1280, 1920])('takes at %i px the smallest file that is sharp', async (width) => {
  const page = await visit(COAT.path, { viewport: { width, height: 900 } });
  await page.getByRole('region', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main a img, [aria-hidden="false"] img')).every(
      (each) => each instanceof HTMLImageElement && each.complete && each.currentSrc,
    ),
  );
  const taken = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main a img, [aria-hidden="false"] img'), (each) => ({
      width: each.clientWidth,
      file: each instanceof HTMLImageElement ? Number(/-(\d+)\.\w+\.avif$/.exec(each.currentSrc)?.[1]) : 0,
    })),
  );
  expect(taken).toHaveLength(6);
  for (const each of taken) {
    // Half a percent more is seen by no one, and by browsers neither.
    expect(each.file).toBe([400, 800, 1200].find((file) => file >= each.width * 0.995));
  }
});
