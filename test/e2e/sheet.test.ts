import { products } from '../../src/data/products';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { twoFrames } from '../../tools/browser/waitFor';
import { PHONE } from './support/devices';
import { focused } from './support/focus';
import { boxOf } from './support/gallery';
import { toUrl, visit } from './support/shopper';
import { cardCount, cards } from './support/actions';
import { rollWheel } from './support/wheel';

const NARROW = { viewport: PHONE.viewport };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filter/ });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show/ });
const isIn = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
  );
/** The collections on a phone, with the sheet open. */
const openSheet = async (address = '/Collections', options: BrowserContextOptions = {}) => {
  const page = await visit(address, { ...NARROW, ...options });
  await opener(page).click();
  await sheet(page).waitFor();
  return page;
};

it('counts at each choice what waits behind it, and shows that', async () => {
  const page = await openSheet();
  expect(await show(page).innerText()).toBe(`Show ${products.length} products`);
  await sheet(page).getByRole('checkbox', { name: 'Kids' }).check();
  await sheet(page).getByRole('checkbox', { name: 'Winterwear' }).check();
  const promised = parseInt((await show(page).innerText()).slice('Show '.length));
  expect(promised).toBeLessThan(15);
  await show(page).click();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await cardCount(page)).toBe(promised);
  expect(toUrl(page)).toBe('/Collections?category=Kids&type=Winterwear');
  expect(await focused(page)).toBe('Filter (2)');
  await page.goBack();
  expect(toUrl(page)).toBe('/Collections?category=Kids');
});

it('takes all choices back in place', async () => {
  const page = await openSheet('/Collections?category=Men&type=Topwear');
  await sheet(page).getByRole('button', { name: 'Clear all' }).click();
  expect(await show(page).innerText()).toBe(`Show ${products.length} products`);
  expect(await sheet(page).isVisible()).toBe(true);
  expect(await focused(page)).toBe('Clear all');
});

it('closes by Esc, by its cross and by a tap beside it, and gives focus back each time', async () => {
  const page = await openSheet();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => sheet(page).getByRole('button', { name: 'Close filters' }).click(),
    () => page.mouse.click(180, 40),
  ];
  for (const close of ways) {
    await close();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Filter');
    await opener(page).click();
    await sheet(page).waitFor();
  }
});

it('should have its choices in the page only while it is open', async () => {
  const page = await visit('/Collections', { ...NARROW, reducedMotion: 'no-preference' });
  const choices = page.locator('dialog input');
  expect(await choices.count()).toBe(0);
  await opener(page).click();
  expect(await choices.count()).toBe(6);
  await page.keyboard.press('Escape');
  // The sheet slides out with its choices.
  expect(await choices.count()).toBe(6);
  await page.waitForFunction(() => document.querySelectorAll('dialog input').length === 0);
});

it('stays open where it is pressed between its choices', async () => {
  const page = await openSheet();
  await sheet(page).getByRole('heading', { name: 'Filter' }).click();
  await sheet(page).getByText('Categories').click();
  expect(await sheet(page).isVisible()).toBe(true);
});

it('stays open when a drag starts in it and ends outside', async () => {
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

it('keeps the page behind it where it is', async () => {
  const page = await openSheet();
  const wheel = () => rollWheel(page, { x: 180, y: 60 }, 500);
  await wheel();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  await wheel();
  await page.waitForFunction(() => window.scrollY > 100);
});

it('is used by the keyboard alone, which never leaves it', async () => {
  const page = await visit('/Collections', NARROW);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  const stops: (string | null | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    expect(await isIn(page)).toBe(true);
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
  expect(await focused(page)).toBe('Filter (1)');
});

it.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('slides or not as the shopper likes it: %s', async (reducedMotion, slides) => {
  const page = await visit('/Collections', { ...NARROW, reducedMotion });
  // Every transition that begins, by the property that it moves.
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

it('goes away with its button when the screen grows, and the sidebar takes over', async () => {
  const page = await openSheet();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await opener(page).isVisible()).toBe(false);
  await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: 'Women' }).check();
  expect(await cardCount(page)).toBe(19);
});

it('is always in reach on a phone, as is the sort, which answers from the beginning of the list', async () => {
  const page = await visit('/Collections', NARROW);
  const reach = async () => {
    for (const control of [opener(page), page.getByLabel('Sort by')]) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThan(50);
      expect(box?.y).toBeLessThan(120);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  };
  await page.evaluate(() => window.scrollTo(0, 2400));
  await page.waitForFunction(() => window.scrollY === 2400);
  await reach();
  await page.getByLabel('Sort by').selectOption('Low to High');
  await page.waitForFunction(() => window.scrollY < 300);
  await reach();
  expect((await cards(page).first().boundingBox())?.y).toBeGreaterThan(90);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(200);
});

it('shifts nothing, on load and when it filters', async () => {
  const page = await openSheet('/Collections?category=Women');
  await sheet(page).getByRole('checkbox', { name: 'Kids' }).check();
  await show(page).click();
  await sheet(page).waitFor({ state: 'hidden' });
  await twoFrames(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const byItself = 'hadRecentInput' in entry && entry.hadRecentInput === false;
            if (byItself && 'value' in entry) sum += Number(entry.value);
            // The mark comes after all that was there before it.
            if (entry.name === 'end') done(sum);
          }
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        watch.observe({ type: 'mark' });
        performance.mark('end');
      }),
  );
  expect(shift).toBe(0);
});
