import type { Locator, Page } from 'playwright-core';
import { openPageState } from '../support/browser/pageStates';
import {
  arrives,
  twoFrames,
  until,
  untilHydrated,
} from '../support/browser/waitFor';
import { DEVICES, PHONE } from './support/devices';
import { waitForFocus, readFocus } from './support/focus';
import { SHOP, toUrl, visit } from './support/visit';
import { headerLink } from './support/controls';
import { scrollOf, scrollTo, untilScrolledTo } from './support/scrolling';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

/**
 * Presses a key on a control, and waits until an element with the expected name
 * has visible focus.
 */
const press = async (
  page: Page,
  control: Locator,
  expected: string,
  key = 'Enter',
) => {
  await control.press(key);
  await until(`the focus at ${expected} is visible`, async () => {
    const { name, problem } = await readFocus(page);
    return name === expected && !problem;
  });
};

it('should skip to the content, and return focus to the opener when the search bar or a menu closes', async () => {
  const page = await visit('/Collections', DEVICES.desktop);
  await page.keyboard.press('Tab');
  expect((await readFocus(page)).name).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'MAIN');

  await press(page, button(page, 'Search'), 'Search');
  await press(page, button(page, 'Close search'), 'Search');
  const profile = page.getByRole('link', { name: 'Profile' });
  await profile.focus();
  const orders = headerLink(page, 'Orders');
  await orders.waitFor();
  await press(page, orders, 'Profile', 'Escape');
  expect(await orders.isVisible()).toBe(false);

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = button(page, 'Menu');
  await menu.press('Enter');
  await press(page, button(page, 'Close menu'), 'Menu');
  await menu.press('Enter');
  await press(page, button(page, 'Close menu'), 'Menu', 'Escape');
  await menu.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'ABOUT' })
    .press('Enter');
  await arrives(page, 'About us');
  await waitForFocus(page, 'H1');
});

it('should show and focus the sections of About that the footer links to', async () => {
  const page = await visit('/', PHONE);
  const link = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name });
  const isShown = (name: string) =>
    page.waitForFunction((text) => {
      const { tagName, textContent } = document.activeElement ?? {};
      const { top } = document.activeElement?.getBoundingClientRect() ?? {};
      return (
        tagName === 'H2' &&
        textContent === text &&
        top !== undefined &&
        top > 60 &&
        top < 200
      );
    }, name);
  await link('Delivery').tap();
  await isShown('Delivery');
  await link('Privacy policy').scrollIntoViewIfNeeded();
  const pressedAt = await scrollOf(page);
  await link('Privacy policy').tap();
  await isShown('Privacy policy');
  await page.goBack();
  await untilScrolledTo(page, pressedAt);
  expect(toUrl(page)).toBe('/about#delivery');
  await link('Delivery').tap();
  await isShown('Delivery');
  await page.goto(`${SHOP}/about#privacy`);
  await untilHydrated(page);
  await page.reload();
  await untilHydrated(page);
  await isShown('Privacy policy');
});

it('should keep the focused control visible above the fixed bar of a phone', async () => {
  const page = await visit('/', DEVICES.phone);
  await openPageState(page, SHOP, 'long-cart');
  const bar = await page
    .getByRole('button', { name: 'PROCEED TO CHECKOUT' })
    .boundingBox();
  const bin = page.getByRole('button', { name: /^Remove/ }).nth(9);
  await bin.tap();
  const expectVisible = async (name: RegExp) => {
    const focus = await readFocus(page);
    expect(focus.name).toMatch(name);
    expect(focus.problem).not.toMatch(/under|beyond|without focus/);
  };
  await expectVisible(/^Undo/);
  // The restored line is taller than its gap, which is just above the fixed
  // bar.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.evaluate(
    (element, edge) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - edge),
    (bar?.y ?? 0) - 70,
  );
  await undo.tap();
  await expectVisible(/^Remove/);
});

it.each(['placeOrder', 'filtered'])(
  'should show a visible focus at every tab stop of a phone in both directions: %s',
  async (name) => {
    const page = await visit('/', DEVICES.phone);
    await openPageState(page, SHOP, name);
    await page.evaluate(() => document.querySelector('h1')?.focus());
    const problems: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < 30; stops++) {
        await page.keyboard.press(key);
        const stop = await readFocus(page);
        // After the last tab stop the focus leaves the page.
        if (stop.name === 'the page') break;
        if (stop.problem)
          problems.push(`${key}: ${stop.name} is ${stop.problem}`);
      }
    }
    expect(problems).toEqual([]);
  },
);

const expectStops = async (
  page: Page,
  [first = '', ...others]: readonly string[],
) => {
  await button(page, first).focus();
  for (const name of others) {
    await page.keyboard.press('Tab');
    expect((await readFocus(page)).name).toMatch(new RegExp(`^${name}`));
  }
};

it('should go from the chips to the sort on a desktop, and from the sort to the chips on a phone', async () => {
  const url = '/Collections?category=Women&type=Topwear';
  const chips = ['Remove filter Women', 'Remove filter Topwear', 'Clear all'];
  const desktop = await visit(url, DEVICES.desktop);
  await expectStops(desktop, [...chips, 'Relevant']);
  const phone = await visit(url, DEVICES.phone);
  await expectStops(phone, ['Filter (2)', 'Relevant', ...chips]);
});

it('should keep the scroll position when Tab moves through the sticky header', async () => {
  const page = await visit('/');
  await scrollTo(page, 900);
  await page.evaluate(() =>
    document
      .querySelector<HTMLElement>('header a')
      ?.focus({ preventScroll: true }),
  );
  const focused = new Set<string>();
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    await twoFrames(page);
    const isInHeader = await page.evaluate(
      () => document.activeElement?.closest('header') !== null,
    );
    if (!isInHeader) break;
    focused.add(
      await page.evaluate(() => document.activeElement?.outerHTML ?? ''),
    );
    expect(await scrollOf(page)).toBe(900);
  }
  expect(focused.size).toBeGreaterThanOrEqual(7);
});
