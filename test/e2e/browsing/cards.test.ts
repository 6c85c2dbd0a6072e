import {
  arrives,
  cards,
  cardsOutside,
  COAT,
  delay,
  isInFullView,
  load,
  PAGES,
  PHONE,
  until,
  visit,
} from '../support';

const LIST = '/Collections?q=melton';

/** Opens a list with the card of the coat, whose image has a file. */
const openList = async () => {
  const page = await visit(LIST);
  const coat = cards(page).filter({ hasText: COAT.name });
  const image = coat.getByAltText(`${COAT.name}: `);
  const file = await until('a file is requested', () =>
    image.evaluate((element: HTMLImageElement) => element.currentSrc),
  );
  return { page, coat, image, file };
};

it('should be a link, whose image is offered by the browser', async () => {
  const { page, image } = await openList();
  // The image of the back is requested and does not cover the visible one yet.
  await page.route(/-back-/, () => undefined);
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
  const { file, path } = await pressed;
  expect(file).toContain('-front-');
  expect(path).toBe(COAT.path);
  await image.click();
  await arrives(page, COAT.name);
});

it('should load the image of the back under the mouse or with focus', async () => {
  const { page, coat } = await openList();
  const back = coat.locator('img').nth(1);
  const file = () =>
    back.evaluate((element: HTMLImageElement) => element.currentSrc);
  const isShown = () =>
    until('the back is shown', () =>
      back.evaluate((element) => getComputedStyle(element).opacity === '1'),
    );
  await page.mouse.move(0, 0);
  expect(await back.count()).toBe(0);
  await coat.hover();
  await isShown();
  expect(await file()).toContain('-back-');

  await page.mouse.move(0, 0);
  await back.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await coat.getByRole('link').focus();
  await isShown();
});

it('should show SHOP NOW and the categories of the home page on the first screen', async () => {
  for (const [width, height] of [
    [390, 664],
    [820, 1180],
    [844, 390],
  ] as const) {
    const page = await visit('/', { viewport: { width, height } });
    for (const name of ['SHOP NOW', 'Women', 'Men', 'Kids']) {
      const link = page.getByRole('link', { name, exact: true }).first();
      const isShown = await isInFullView(link);
      expect([width, name, isShown]).toEqual([width, name, true]);
    }
  }
});

it('should fill each row of the latest products', async () => {
  const page = await visit('/');
  const latest = cards(
    page.getByRole('region', { name: 'Latest Collections' }),
  );
  for (const width of [390, 667, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await latest.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().top),
    );
    const last = tops.filter((top) => top === tops.at(-1));
    const first = tops.filter((top) => top === tops[0]);
    expect([width, last.length]).toEqual([width, first.length]);
  }
});

it('should be the placeholder of the large image until that is loaded', async () => {
  const { page, coat, file } = await openList();
  const release = await delay(page, /-front-(800|1200)/);
  await coat.click();
  await arrives(page, COAT.name);
  const background = () =>
    page
      .locator('#product-images img')
      .first()
      .evaluate((element) => element.style.background);
  expect(await background()).toContain(new URL(file).pathname);
  release();
  await until('the placeholder is gone', async () => !(await background()));
});

it('should show all cards in a narrow window with a mouse', async () => {
  const page = await visit(PAGES.home.path);
  for (const path of [PAGES.home.path, COAT.path]) {
    await load(page, path);
    for (const width of [320, 853]) {
      await page.setViewportSize({ width, height: 700 });
      expect([path, width, await cardsOutside(page)]).toEqual([
        path,
        width,
        [],
      ]);
    }
  }
});

it('should keep one row, which a finger scrolls, on a phone', async () => {
  const page = await visit(PAGES.home.path, PHONE);
  expect(await cardsOutside(page)).not.toEqual([]);
});
