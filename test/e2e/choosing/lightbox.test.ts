import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { drag } from '../support/touch';
import {
  boxOf,
  button,
  COAT,
  delay,
  isInFullView,
  lightbox,
  PHONE,
  scrollOf,
  thumbnail,
  until,
  untilFocused,
  visibleImage,
  visit,
} from '../support';

/** The image of the lightbox that shows the front or the back. */
const imageOf = (page: Page, view: string) =>
  lightbox(page).getByRole('img', { name: view });

const LARGEST = /-1200\./;

/** How much the pixels of the screen differ; 0 for a blank one. */
const contentOf = async (page: Page) => {
  const { channels } = await sharp(await page.screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
};

it('should enlarge the pressed point by a click, with the file of the page until the largest one is loaded, scroll by the wheel, close by a second click, and leave the page where it is', async () => {
  const viewport = { width: 1440, height: 700 };
  const page = await visit(COAT.path, { viewport });
  const release = await delay(page, LARGEST);
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await boxOf(visibleImage(page));
  // The button that opens the lightbox is above the screen.
  expect(before.y).toBeLessThan(-100);
  const position = { x: 300, y: (before.height * 3) / 4 };
  await visibleImage(page).click({ position });
  const front = imageOf(page, 'the front');
  await until('the file of the page is shown', async () => {
    const { y, width, height } = await boxOf(front);
    expect(width).toBeGreaterThan(1400);
    const isCentered = Math.abs(y + (height * 3) / 4 - 378) < 30;
    return isCentered && (await contentOf(page)) > 10;
  });
  release();
  await until('the largest file is shown', () =>
    front.evaluate(
      (image: HTMLImageElement) =>
        image.complete && image.currentSrc.includes('-1200.'),
    ),
  );
  const { y } = await boxOf(front);
  await page.mouse.wheel(0, 120);
  await until('it is higher', async () => (await boxOf(front)).y < y);

  await page.mouse.click(720, 350);
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await scrollOf(page)).toBe(300);
});

it('should begin with the image that is shown, scroll by keyboard, and return the focus', async () => {
  const page = await visit(COAT.path, {
    viewport: { width: 1280, height: 900 },
  });
  const { keyboard } = page;
  await thumbnail(page, 1).click();
  await button(page, 'Zoom in').press('Enter');
  const back = imageOf(page, 'the back');
  const close = button(lightbox(page), 'Close');
  await until('the back is shown', async () => (await boxOf(back)).y < 500);
  await until('its end is shown', async () => {
    await keyboard.press('ArrowDown');
    return (await boxOf(back)).y < -300;
  });
  await keyboard.press('Tab');
  await untilFocused(close);
  expect(await isInFullView(close)).toBe(true);
  await keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  await untilFocused(button(page, 'Zoom in'));
});

it('should be wider than a phone, and pan by a finger', async () => {
  const page = await visit(COAT.path, PHONE);
  await button(page, 'Zoom in').tap();
  const front = imageOf(page, 'the front');
  await until('it is open', async () => (await boxOf(front)).y < 300);
  const start = await boxOf(front);
  for (const [x, y] of [
    [180, 300],
    [100, 400],
  ] as const)
    await until('it follows the finger', async () => {
      await drag(page, { x: 180, y: 400 }, { x, y });
      const box = await boxOf(front);
      return box.y < start.y - 50 && (y === 300 || box.x < start.x - 50);
    });
});
