import type { Page } from 'playwright-core';
import {
  boxOf,
  button,
  cards,
  checkbox,
  DEVICES,
  focusedName,
  isInFullView,
  PAGES,
  PHONE,
  rollWheel,
  scrollOf,
  scrollTo,
  until,
  untilFocused,
  untilUrl,
  visit,
} from '../support';

const LIST = PAGES.collections.path;
const NARROW = { viewport: PHONE.viewport };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const opener = (page: Page) => button(page.getByRole('main'), /^Filter/);
const sort = (page: Page) => page.getByLabel('Sort by');

const open = async (page: Page) => {
  await opener(page).press('Enter');
  await sheet(page).waitFor();
};
const waitUntilClosed = (page: Page) =>
  sheet(page).waitFor({ state: 'hidden' });

it('should close in four ways, which restore the focus, and in a wide window, and show two filters in a low one', async () => {
  const page = await visit(LIST, NARROW);
  const rollBehind = () => rollWheel(page, 180, 60, 500);
  await open(page);
  // What starts inside of the sheet leaves it open.
  const { x, y } = await boxOf(sheet(page).getByRole('heading'));
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(180, 40, { steps: 4 });
  await page.mouse.up();
  await rollBehind();
  await sheet(page).waitFor();
  expect(await scrollOf(page)).toBe(0);
  const closings = [
    () => page.keyboard.press('Escape'),
    () => button(sheet(page), 'Close filters').click(),
    () => page.mouse.click(180, 40),
  ];
  for (const close of closings) {
    await close();
    await waitUntilClosed(page);
    expect(await focusedName(page)).toBe('Filter');
    await open(page);
  }
  await checkbox(page, 'Women').press('Space');
  await button(sheet(page), 'Show 19 products').press('Enter');
  await waitUntilClosed(page);
  expect(await focusedName(page)).toBe('Filter (1)');
  // The page scrolls when React has removed the dialog.
  await until('the page scrolls', async () => {
    await rollBehind();
    return (await scrollOf(page)) > 100;
  });
  await opener(page).press('Enter');
  await page.setViewportSize(DEVICES.desktop.viewport);
  await waitUntilClosed(page);

  await page.setViewportSize({ width: 256, height: 180 });
  await opener(page).click();
  const filters = sheet(page).getByRole('checkbox');
  const inView = await Promise.all((await filters.all()).map(isInFullView));
  expect(inView.filter(Boolean).length).toBeGreaterThanOrEqual(2);
});

/** Whether the sheet is sliding. */
const isSliding = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        (each) =>
          each instanceof CSSTransition &&
          each.transitionProperty === 'translate',
      ),
  );

it('should slide in and out with its filters, and in again when it is opened meanwhile', async () => {
  const page = await visit(LIST, { ...NARROW, reducedMotion: 'no-preference' });
  const filters = page.locator('dialog input');
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // At 0 what slides stays where it is, however busy the machine is.
  const setRate = (playbackRate: number) =>
    session.send('Animation.setPlaybackRate', { playbackRate });
  const untilSliding = () => until('the sheet slides', () => isSliding(page));
  const untilShown = () =>
    until('the sheet is shown', async () => !(await isSliding(page)));
  await setRate(0);
  await opener(page).click();
  await untilSliding();
  await setRate(1);
  await untilShown();
  const shown = await filters.count();
  expect(shown).toBeGreaterThan(0);

  await setRate(0);
  await page.keyboard.press('Escape');
  await untilSliding();
  expect(await filters.count()).toBe(shown);
  await opener(page).press('Enter');
  await setRate(1);
  await untilShown();
  await filters.first().check();
  await page.keyboard.press('Escape');
  await filters.first().waitFor({ state: 'detached' });
});

it('should keep its button and the sort visible on a phone', async () => {
  const page = await visit(LIST, NARROW);
  const expectControlsAtTop = async () => {
    for (const control of [opener(page), sort(page)]) {
      const { y, height } = await boxOf(control);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(120);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  };
  await scrollTo(page, 2400);
  await expectControlsAtTop();
  await sort(page).selectOption('Low to High');
  await page.waitForFunction(() => window.scrollY < 300);
  await expectControlsAtTop();
  const first = await boxOf(cards(page).first());
  expect(first.y).toBeGreaterThan(90);
  expect(first.y).toBeLessThan(200);
});

it('should cover the place of the scrollbar and keep the width of the page', async () => {
  const page = await visit(LIST, { viewport: { width: 700, height: 700 } });
  const widthOf = async (part: string) =>
    (await boxOf(page.locator(part))).width;
  const header = await widthOf('header');
  expect(header).toBeLessThan(700);
  await opener(page).click();
  expect(await widthOf('header')).toBe(header);
  expect(await widthOf('dialog[open]')).toBe(700);
  await page.keyboard.press('Escape');
  // Until the sheet has slid out.
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).overflowY === 'visible',
  );
  expect(await widthOf('header')).toBe(header);
});

it('should show the start of a list that was filtered, keep the other chip, and give the focus to the list after Clear all', async () => {
  const page = await visit(LIST);
  const topOfList = async () => (await boxOf(cards(page).first())).y;
  await scrollTo(page, 120);
  const before = await topOfList();
  await checkbox(page, 'Women').check();
  await page
    .getByRole('heading', { name: '19 products', exact: true })
    .waitFor();
  expect(await topOfList()).toBe(before);
  expect(await scrollOf(page)).toBe(120);

  await scrollTo(page, 1000);
  await checkbox(page, 'Topwear').check();
  await page.waitForFunction(() => window.scrollY < 400);
  expect(await topOfList()).toBeGreaterThan(72);
  expect(await topOfList()).toBeLessThan(300);

  const chip = button(page, 'Remove filter Women');
  await chip.evaluate(async (element: HTMLElement) => {
    element.click();
    // React renders the click. The next chip is then in its place.
    await Promise.resolve();
    element.click();
  });
  await untilUrl(page, `${LIST}?type=Topwear`);

  await button(page, 'Clear all').press('Enter');
  await untilFocused(page.getByRole('region', { name: 'Products' }));
  await page.keyboard.press('Tab');
  await untilFocused(page.getByLabel('Sort by'));
});
