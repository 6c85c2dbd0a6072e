import type { Page } from 'playwright-core';
import { swipe } from '../support/touch';
import {
  boxOf,
  button,
  cards,
  centerOf,
  COAT,
  isShown,
  lightbox,
  load,
  PAGES,
  PHONE,
  thumbnail,
  twoFrames,
  until,
  visibleImage,
  visit,
  visitBlank,
} from '../support';

/** Waits until the strip has scrolled to an image, which then covers it. */
const waitForVisible = (page: Page, index: number) =>
  page.waitForFunction((i) => {
    const box = document.querySelector('#product-images');
    const image = box?.querySelectorAll('img')[i]?.getBoundingClientRect();
    const strip = box?.getBoundingClientRect();
    if (!image || !strip) return false;
    const isSameX = Math.abs(image.x - strip.x) < 1;
    const isSameWidth = Math.abs(image.width - strip.width) < 1;
    return isSameX && isSameWidth;
  }, index);

/** Selects an image by its thumbnail. */
const select = async (page: Page, index: number) => {
  await thumbnail(page, index).click();
  await waitForVisible(page, index);
};

it('should keep an image selected when the window is resized', async () => {
  const page = await visit(COAT.path, { hasTouch: true });
  const resize = (width: number) =>
    page.setViewportSize({ width, height: 900 });
  for (const [index, from, to] of [
    [1, 1280, 600],
    [3, 768, 1024],
  ] as const) {
    await resize(from);
    await select(page, index);
    for (const width of [to, from]) {
      await resize(width);
      await waitForVisible(page, index);
      // A layout scroll is reported in the next frames.
      await twoFrames(page);
      expect(await isShown(page, index)).toBe(true);
      await waitForVisible(page, index);
      const image = thumbnail(page, index).locator('img');
      expect(await image.isVisible()).toBe(true);
    }
  }
});

it('should scroll by thumbnails and swipes on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  const add = await boxOf(button(page, 'ADD TO CART'));
  expect(add.y + add.height).toBeLessThanOrEqual(PHONE.viewport.height);
  for (const index of [1, 3, 0]) await select(page, index);
  const { y } = await centerOf(visibleImage(page));
  await swipe(page, y);
  await waitForVisible(page, 1);
  await until('the image is selected', () => isShown(page, 1));

  await page.evaluate(() => (document.dir = 'rtl'));
  await select(page, 3);
  await swipe(page, y);
  await waitForVisible(page, 2);
  await until('the image is selected', () => isShown(page, 2));
  expect(await lightbox(page).count()).toBe(0);
});

// Without the coat: a browser takes a larger file that it has cached.
const KIDS = `${PAGES.collections.path}?category=Kids`;

/** The widths and the files of the images that are loaded. */
const imagesInPage = () => {
  const images = document.querySelectorAll<HTMLImageElement>(
    'main li img:first-child, img[aria-hidden="false"]',
  );
  return [...images].flatMap(({ clientWidth, currentSrc }) =>
    currentSrc ? [{ clientWidth, currentSrc }] : [],
  );
};

it('should load the smallest sharp file at any width', async () => {
  const page = await visitBlank();
  for (const [path, width] of [
    [COAT.path, 360],
    [COAT.path, 1920],
    [KIDS, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await load(page, path);
    await cards(page).last().scrollIntoViewIfNeeded();
    const images = await until('the files are chosen', async () => {
      const found = await page.evaluate(imagesInPage);
      return found.length > 5 && found;
    });
    for (const { clientWidth, currentSrc } of images) {
      // Browsers accept a file that is up to 0.5 % too narrow.
      const smallest = [400, 800, 1200].find(
        (file) => file >= clientWidth * 0.995,
      );
      expect(currentSrc).toMatch(new RegExp(`-${smallest}\\.\\w+\\.avif$`));
    }
  }
});
