import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { drag, swipe } from '../support/touch';
import {
  boxOf,
  button,
  COAT,
  delay,
  focusedName,
  isShown,
  lightbox,
  PHONE,
  scrollOf,
  until,
  untilFocused,
  visibleImage,
  visit,
} from '../support';

const zoomIn = (page: Page) => button(page, 'Zoom in');

/** The image that the lightbox shows. */
const lightboxImage = (page: Page) => lightbox(page).getByRole('img');

const boxOfImage = (page: Page) => boxOf(lightboxImage(page));

/** Waits until the lightbox shows the largest file of its image. */
const waitForLargest = (page: Page) =>
  until('the largest file is shown', () =>
    lightboxImage(page).evaluate(
      (image: HTMLImageElement) =>
        image.complete && image.currentSrc.includes('-1200.'),
    ),
  );

type BoxPredicate = (box: Awaited<ReturnType<typeof boxOf>>) => boolean;

/**
 * Waits until the box of the image matches. Repeats `act`, because a busy
 * browser skips some keys and touches.
 */
const untilImageIs = (
  page: Page,
  where: string,
  matches: BoxPredicate,
  act?: () => Promise<unknown>,
) =>
  until(`the image is ${where}`, async () => {
    await act?.();
    return matches(await boxOfImage(page));
  });

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

it('should enlarge the pressed point by clicks, pan by the wheel and by a drag, and leave the page where it is', async () => {
  const viewport = { width: 1440, height: 700 };
  const [x, y] = [720, 350];
  const page = await visit(COAT.path, { viewport });
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await boxOf(visibleImage(page));
  // The button that opens the lightbox is above the screen.
  expect(before.y).toBeLessThan(-100);
  await visibleImage(page).click({
    position: { x: 300, y: (before.height * 3) / 4 },
  });
  await waitForLargest(page);
  const after = await boxOfImage(page);
  expect(after.width).toBeCloseTo(1400, 0);
  await expectWithinEdges(page);
  const pressedY = after.y + (after.height * 3) / 4;
  expect(pressedY).toBeCloseTo((viewport.height * 3) / 4, -1);

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await untilImageIs(page, 'higher', (box) => box.y < after.y);
  expect((await boxOfImage(page)).width).toBe(after.width);
  await expectWithinEdges(page);

  await page.mouse.click(x, y);
  const whole = await boxOfImage(page);
  expect(whole.height).toBeLessThanOrEqual(viewport.height);
  expect(whole.x + whole.width / 2).toBeCloseTo(x, 0);
  await page.mouse.click(x, y);
  expect((await boxOfImage(page)).height).toBeGreaterThan(viewport.height);
  await expectWithinEdges(page);

  const enlarged = await boxOfImage(page);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 100, { steps: 5 });
  await untilImageIs(
    page,
    'as high as it was dragged',
    ({ y: top }) => Math.abs(enlarged.y - top - 100) < 5,
  );
  const dragged = await boxOfImage(page);
  await page.mouse.up();
  // The end of a drag is no click.
  expect(await boxOfImage(page)).toEqual(dragged);
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
  expect((await boxOfImage(page)).height).toBe(whole.height);

  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await scrollOf(page)).toBe(300);
  expect(await focusedName(page)).not.toBe('Zoom in');
});

/** How much the pixels of the screen differ; 0 for a blank one. */
const contentOf = async (page: Page) => {
  const { channels } = await sharp(await page.screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
};

const LARGEST = /-1200\./;

it('should show the file of the page until the largest one is loaded, pan within the edges of the image, zoom and show the next one by keyboard, and return the focus', async () => {
  const viewport = { width: 1280, height: 900 };
  const page = await visit(COAT.path, { viewport });
  const { keyboard } = page;
  const release = await delay(page, LARGEST);
  const requested = page.waitForRequest(LARGEST);
  await zoomIn(page).press('Enter');
  await requested;
  const before = await until('the file of the page is shown', async () => {
    const content = await contentOf(page);
    return content > 10 && content;
  });
  release();
  await waitForLargest(page);
  await until(
    'it looks as before',
    async () => Math.abs((await contentOf(page)) - before) < 5,
  );

  const strip = { name: `${COAT.name}, close up` };
  await untilFocused(lightbox(page).getByRole('group', strip));
  const scrolled = await scrollOf(page);
  const isAtTop: BoxPredicate = ({ y }) => Math.abs(y) < 1;
  const isAtBottom: BoxPredicate = ({ y, height }) =>
    Math.abs(y + height - viewport.height) < 1;
  expect((await boxOfImage(page)).height).toBeGreaterThan(viewport.height);
  const pressKey = (key: string) => () => keyboard.press(key);
  await untilImageIs(page, 'at its bottom', isAtBottom, pressKey('ArrowDown'));
  await untilImageIs(page, 'at its top', isAtTop, pressKey('ArrowUp'));

  // The next image begins whole.
  await button(lightbox(page), 'Next image').press('Enter');
  await lightbox(page).getByText('2 / 4').waitFor();
  expect(await button(lightbox(page), 'Zoom out').count()).toBe(0);
  await button(lightbox(page), 'Zoom in').press('ArrowRight');
  await lightbox(page).getByText('3 / 4').waitFor();
  await keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await isShown(page, 2)).toBe(true);
  await untilFocused(zoomIn(page));
  expect(await scrollOf(page)).toBe(scrolled);
});

it('should pan by a finger on a phone, and show the next image by a swipe', async () => {
  const page = await visit(COAT.path, PHONE);
  await zoomIn(page).tap();
  const start = await boxOfImage(page);
  const dragTo = (x: number, y: number) => () =>
    drag(page, { x: 180, y: 400 }, { x, y });
  const isHigher: BoxPredicate = ({ y }) => y < start.y - 50;
  const isFurtherLeft: BoxPredicate = ({ x }) => x < start.x - 50;
  await untilImageIs(page, 'higher', isHigher, dragTo(180, 300));
  await untilImageIs(page, 'further left', isFurtherLeft, dragTo(100, 400));
  await expectWithinEdges(page);

  await page.touchscreen.tap(180, 400);
  await button(lightbox(page), 'Zoom in').waitFor();
  await swipe(page, 350);
  await lightbox(page).getByText('2 / 4').waitFor();
});
