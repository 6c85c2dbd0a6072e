import type { BrowserContextOptions, Page } from 'playwright-core';
import { twoFrames } from '../support/browser/waitFor';
import { PHONE } from './support/devices';
import { focusedName } from './support/focus';
import { boxOf } from './support/gallery';
import { visit } from './support/visit';
import { cards } from './support/actions';
import { rollWheel } from './support/wheel';

const NARROW = { viewport: PHONE.viewport };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filter/ });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show/ });
const isFocusInside = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
  );
/** Opens the collections on a phone with the filter sheet. */
const openSheet = async (url = '/Collections', options: BrowserContextOptions = {}) => {
  const page = await visit(url, { ...NARROW, ...options });
  await opener(page).click();
  await sheet(page).waitFor();
  return page;
};

it('should close on Escape, by its button and by a tap outside, and restore the focus', async () => {
  const page = await openSheet();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => sheet(page).getByRole('button', { name: 'Close filters' }).click(),
    () => page.mouse.click(180, 40),
  ];
  for (const close of ways) {
    await close();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Filter');
    await opener(page).click();
    await sheet(page).waitFor();
  }
});

it('should render its checkboxes only while it is open', async () => {
  const page = await visit('/Collections', { ...NARROW, reducedMotion: 'no-preference' });
  const checkboxes = page.locator('dialog input');
  expect(await checkboxes.count()).toBe(0);
  await opener(page).click();
  expect(await checkboxes.count()).toBe(6);
  await page.keyboard.press('Escape');
  // The checkboxes are rendered until the sheet has slid out.
  expect(await checkboxes.count()).toBe(6);
  await page.waitForFunction(() => document.querySelectorAll('dialog input').length === 0);
});

it('should stay open when a heading inside it is clicked', async () => {
  const page = await openSheet();
  await sheet(page).getByRole('heading', { name: 'Filter' }).click();
  await sheet(page).getByText('Categories').click();
  expect(await sheet(page).isVisible()).toBe(true);
});

it('should stay open when a drag starts inside and ends outside', async () => {
  const page = await openSheet();
  const { x, y } = await boxOf(sheet(page).getByRole('heading', { name: 'Filter' }));
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(180, 40, { steps: 4 });
  await page.mouse.up();
  await twoFrames(page);
  expect(await sheet(page).isVisible()).toBe(true);
  await page.mouse.click(180, 40);
  await sheet(page).waitFor({ state: 'hidden' });
});

it('should keep the page behind it from scrolling', async () => {
  const page = await openSheet();
  const wheel = () => rollWheel(page, { x: 180, y: 60 }, 500);
  await wheel();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  await wheel();
  await page.waitForFunction(() => window.scrollY > 100);
});

it('should be usable by keyboard and keep the focus inside', async () => {
  const page = await visit('/Collections', NARROW);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  const stops: (string | null | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    expect(await isFocusInside(page)).toBe(true);
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('value')));
    await page.keyboard.press('Tab');
  }
  for (const value of ['Men', 'Women', 'Kids', 'Topwear', 'Bottomwear', 'Winterwear']) {
    expect(stops).toContain(value);
  }
  await sheet(page).getByRole('checkbox', { name: 'Women' }).focus();
  await page.keyboard.press('Space');
  expect(await show(page).innerText()).toBe('Show 19 products');
  await show(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Filter (1)');
});

it.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('should slide in unless motion is reduced: %s', async (reducedMotion, slides) => {
  const page = await visit('/Collections', { ...NARROW, reducedMotion });
  // The property of each transition that starts.
  const moved = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        window.addEventListener('transitionrun', ({ propertyName, target }) => {
          if (target instanceof HTMLDialogElement) seen.push(propertyName);
        });
        window.addEventListener('keydown', () => done(seen), { once: true });
      }),
  );
  await opener(page).click();
  await sheet(page).waitFor();
  await twoFrames(page);
  await page.keyboard.press('Shift');
  expect((await moved).includes('translate')).toBe(slides);
});

it('should close when the screen becomes wide and the sidebar is shown', async () => {
  const page = await openSheet();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await opener(page).isVisible()).toBe(false);
  await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: 'Women' }).check();
  expect(await cards(page).count()).toBe(19);
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
  await page.evaluate(() => window.scrollTo(0, 2400));
  await page.waitForFunction(() => window.scrollY === 2400);
  await expectControlsAtTop();
  await page.getByLabel('Sort by').selectOption('Low to High');
  await page.waitForFunction(() => window.scrollY < 300);
  await expectControlsAtTop();
  expect((await cards(page).first().boundingBox())?.y).toBeGreaterThan(90);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(200);
});

it('should cause no layout shift on load and after filtering', async () => {
  const page = await openSheet('/Collections?category=Women');
  await sheet(page).getByRole('checkbox', { name: 'Kids' }).check();
  await show(page).click();
  await sheet(page).waitFor({ state: 'hidden' });
  await twoFrames(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const isUnexpected = 'hadRecentInput' in entry && entry.hadRecentInput === false;
            if (isUnexpected && 'value' in entry) sum += Number(entry.value);
            // The mark is delivered after all earlier entries.
            if (entry.name === 'end') done(sum);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark' });
        performance.mark('end');
      }),
  );
  expect(shift).toBe(0);
});
