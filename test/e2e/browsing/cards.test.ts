import type { Locator } from 'playwright-core';
import {
  arrives,
  boxOf,
  cards,
  cardsOutside,
  COAT,
  delay,
  isInFullView,
  load,
  PAGES,
  until,
  visit,
} from '../support';

it('should be a link, whose image the browser offers, show the back under the mouse or with focus, and become the large image', async () => {
  const page = await visit('/Collections?q=melton');
  const coat = cards(page).filter({ hasText: COAT.name });
  const image = coat.getByAltText(`${COAT.name}: `);
  const back = coat.locator('img').nth(1);
  const fileOf = (part: Locator) =>
    part.evaluate((element: HTMLImageElement) => element.currentSrc);
  const isShown = () =>
    until('the back is shown', () =>
      back.evaluate((element) => getComputedStyle(element).opacity === '1'),
    );
  await page.mouse.move(0, 0);
  const file = await until('a file is requested', () => fileOf(image));
  expect(await back.count()).toBe(0);

  // The image of the back is requested and does not cover the visible one yet.
  const releaseBack = await delay(page, /-back-/);
  const pressed = page.evaluate(
    () =>
      new Promise<{ file: string; path: string | undefined }>((resolve) =>
        addEventListener('contextmenu', ({ target }) => {
          if (!(target instanceof Element)) return;
          const isImage = target instanceof HTMLImageElement;
          const file = isImage ? target.currentSrc : 'of another element';
          resolve({ file, path: target.closest('a')?.pathname });
        }),
      ),
  );
  await image.click({ button: 'right' });
  expect(await pressed).toEqual({ file, path: COAT.path });
  releaseBack();
  await isShown();
  expect(await fileOf(back)).toContain('-back-');

  await page.mouse.move(0, 0);
  await back.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await coat.getByRole('link').focus();
  await isShown();

  const releaseLarge = await delay(page, /-front-(800|1200)/);
  await coat.click();
  await arrives(page, COAT.name);
  const background = () =>
    page
      .locator('#product-images img')
      .first()
      .evaluate((element) => element.style.background);
  expect(await background()).toContain(new URL(file).pathname);
  releaseLarge();
  await until('the placeholder is gone', async () => !(await background()));
});

it('should show SHOP NOW and the categories of the home page on the first screen, all cards and full rows in a window of any width', async () => {
  const page = await visit(PAGES.home.path);
  const latest = cards(
    page.getByRole('region', { name: 'Latest Collections' }),
  );
  for (const [width, height] of [
    [320, 700],
    [390, 664],
    [667, 800],
    [820, 1180],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops = await latest.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().top),
    );
    const last = tops.filter((top) => top === tops.at(-1));
    const first = tops.filter((top) => top === tops[0]);
    expect([width, last.length]).toEqual([width, first.length]);
    expect([width, await cardsOutside(page)]).toEqual([width, []]);
    for (const name of ['SHOP NOW', 'Women', 'Men', 'Kids']) {
      const link = page.getByRole('link', { name, exact: true }).first();
      const isShown = await isInFullView(link);
      expect([width, name, isShown]).toEqual([width, name, true]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await load(page, COAT.path);
  expect(await cardsOutside(page)).toEqual([]);

  // The last column of the cloth is whole in a window wider than the page.
  await page.setViewportSize({ width: 1920, height: 900 });
  await load(page, '/Collections?show=cloth');
  const main = await boxOf(page.getByRole('main'));
  const cloth = await boxOf(cards(page).nth(3));
  expect(cloth.x + cloth.width).toBe(main.x + main.width);
});
