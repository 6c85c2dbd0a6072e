import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../../tools/browser/launch';
import { twoFrames } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { focusedName } from './support/focus';
import { boxOf } from './support/boxes';
import { isDifferent } from './support/screenshots';
import { slowMotion } from './support/slowMotion';
import { openTab, visit } from './support/visit';
import { cards } from './support/actions';
import { rollWheel } from './support/wheel';
import { button } from './support/controls';
import { scrollOf, scrollTo } from './support/scrolling';

const NARROW = { viewport: PHONE.viewport };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const opener = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Filter/ });
const show = (page: Page) => button(sheet(page), /^Show/);
/** Opens the collections on a phone with the filter sheet. */
const openSheet = async (url = '/Collections') => {
  const page = await visit(url, NARROW);
  await opener(page).click();
  await sheet(page).waitFor();
  return page;
};

it('should close in three ways, restore the focus, and keep the page from scrolling', async () => {
  const page = await openSheet();
  // A click or a drag that starts inside does not close it.
  const heading = sheet(page).getByRole('heading', { name: 'Filter' });
  await heading.click();
  await sheet(page).getByText('Categories').click();
  const { x, y } = await boxOf(heading);
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(180, 40, { steps: 4 });
  await page.mouse.up();
  await twoFrames(page);
  expect(await sheet(page).isVisible()).toBe(true);

  const ways = [
    () => page.keyboard.press('Escape'),
    () => button(sheet(page), 'Close filters').click(),
    () => page.mouse.click(180, 40),
  ];
  for (const close of ways) {
    await close();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Filter');
    await opener(page).click();
    await sheet(page).waitFor();
  }

  // The page behind it does not scroll.
  const wheel = () => rollWheel(page, 180, 60, 500);
  await wheel();
  expect(await scrollOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  await wheel();
  await page.waitForFunction(() => window.scrollY > 100);
});

it('should be usable by keyboard', async () => {
  const page = await visit('/Collections', NARROW);
  await opener(page).press('Enter');
  await sheet(page).getByRole('checkbox', { name: 'Women' }).press('Space');
  expect(await show(page).innerText()).toBe('Show 19 products');
  await show(page).press('Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Filter (1)');
});

it('should slide in and out with its filters', async () => {
  const page = await visit('/Collections', {
    ...NARROW,
    reducedMotion: 'no-preference',
  });
  const isSliding = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          (each) =>
            each instanceof CSSTransition &&
            each.transitionProperty === 'translate',
        ),
    );
  const filters = page.locator('dialog input');
  await slowMotion(page, 0.2);
  await opener(page).click();
  expect(await isSliding()).toBe(true);
  const shown = await filters.count();
  expect(shown).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await filters.count()).toBe(shown);
  await filters.first().waitFor({ state: 'detached' });
});

it('should keep its button and the sort visible on a phone, and scroll to the top after a sort', async () => {
  const page = await visit('/Collections', NARROW);
  const expectControlsAtTop = async () => {
    for (const control of [opener(page), page.getByLabel('Sort by')]) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThan(50);
      expect(box?.y).toBeLessThan(120);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  };
  await scrollTo(page, 2400);
  await expectControlsAtTop();
  await page.getByLabel('Sort by').selectOption('Low to High');
  await page.waitForFunction(() => window.scrollY < 300);
  await expectControlsAtTop();
  expect((await cards(page).first().boundingBox())?.y).toBeGreaterThan(90);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(200);
});

let separate: Browser | undefined;
afterAll(() => separate?.close());

it('should cover the place of the scrollbar and keep the width of the page', async () => {
  separate = await chromium.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const context = await separate.newContext({
    viewport: { width: 700, height: 700 },
  });
  const page = await openTab(context, '/Collections');
  const widthOf = async (part: string) =>
    (await boxOf(page.locator(part))).width;
  const screenshot = () =>
    page.screenshot({ clip: { x: 686, y: 10, width: 14, height: 1 } });
  const header = await widthOf('header');
  expect(header).toBeLessThan(700);
  const plain = await screenshot();

  await opener(page).click();
  expect(await widthOf('header')).toBe(header);
  expect(await widthOf('dialog[open]')).toBe(700);
  expect(await isDifferent(plain, await screenshot())).toBe(true);

  await page.keyboard.press('Escape');
  // Until the sheet has slid out.
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).overflowY === 'visible',
  );
  expect(await widthOf('header')).toBe(header);
  expect(await isDifferent(plain, await screenshot())).toBe(false);
});
