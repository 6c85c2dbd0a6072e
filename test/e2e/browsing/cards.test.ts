import type { Locator, Page } from 'playwright-core';
import { COAT, PAGES } from '../../support/browser/pages';
import { cards } from '../../support/browser/shopper';
import { arrives, twoFrames, until } from '../../support/browser/waitFor';
import { boxOf, centerOf, isInFullView } from '../support/boxes';
import { readFocus } from '../support/focus';
import { SHOP, visit } from '../support/visit';

const LIST = '/Collections?q=melton';

/** Opens a list with the card of the coat. */
const openList = async () => {
  const page = await visit(LIST);
  const coat = cards(page).filter({ hasText: COAT.name });
  const image = coat.getByAltText(`${COAT.name}: `);
  return { page, coat, image };
};

/** As Chromium tells them to a screen reader. */
const linkNames = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const links = nodes.filter(({ role }) => role?.value === 'link');
  return links.map(({ name }): unknown => name?.value);
};

/** The addresses of the links at the corners of a card. */
const linksAtCorners = (card: Locator) =>
  card.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [
      document.elementFromPoint(left + 1, top + 1),
      document.elementFromPoint(right - 1, top + 1),
      document.elementFromPoint(left + 1, bottom - 1),
      document.elementFromPoint(right - 1, bottom - 1),
    ].map((hit) => hit?.closest('a')?.getAttribute('href'));
  });

it('should be one link, whose name can be selected, and whose image is offered by the browser', async () => {
  const { page, coat, image } = await openList();
  // The image of the back is requested and does not cover the visible one yet.
  await page.route(/-back-/, () => undefined);
  const phrase = [
    `- link "${COAT.name} $320":`,
    `  - /url: ${COAT.path}`,
    `  - heading "${COAT.name}" [level=3]`,
    `  - paragraph: $320`,
  ];
  expect(await coat.ariaSnapshot()).toContain(
    phrase.map((line) => `  ${line}`).join('\n'),
  );
  expect(await coat.getByRole('link').count()).toBe(1);
  expect(await linkNames(page)).toContain(`${COAT.name} $320`);
  const links = await linksAtCorners(coat);
  expect(links).toEqual(links.map(() => COAT.path));

  const { x, width } = await boxOf(coat);
  const { y } = await centerOf(coat.getByRole('heading'));
  await page.mouse.move(x - 8, y);
  await page.mouse.down();
  await page.mouse.move(x + width + 8, y, { steps: 5 });
  await page.mouse.up();
  const selected = await page.evaluate(() => String(window.getSelection()));
  expect(selected).toBe(COAT.name);
  expect(page.url()).toBe(SHOP + LIST);

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

/** The name of the focused card, and the top of its image. */
const focusedCard = (page: Page) =>
  page.evaluate(() => {
    const card = document.activeElement?.closest('li');
    const top = card?.querySelector('img')?.getBoundingClientRect().top ?? 0;
    return { name: card?.querySelector('h3')?.textContent, top };
  });

it('should show its image with the focus of Tab and of Shift+Tab', async () => {
  const page = await visit(PAGES.collections.path);
  for (const key of ['Tab', 'Shift+Tab']) {
    await cards(page).nth(26).getByRole('link').focus();
    const seen = new Set<string | undefined>();
    while (seen.size < 5) {
      await page.keyboard.press(key);
      await twoFrames(page);
      const { name, problem } = await readFocus(page);
      expect([name, problem]).toEqual([name, undefined]);
      const card = await focusedCard(page);
      expect(card.top).toBeGreaterThan(72);
      seen.add(card.name);
    }
  }
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
