import type { Locator, Page } from 'playwright-core';
import {
  addToCart,
  arrives,
  boxOf,
  button,
  COAT,
  DEVICES,
  focusedName,
  isInFullView,
  load,
  PAGES,
  PHONE,
  readFocus,
  reload,
  scrollOf,
  scrollTo,
  toUrl,
  twoFrames,
  until,
  untilFocused,
  untilScrolledTo,
  untilUrl,
  visit,
  visitState,
} from '../support';

const { collections, home } = PAGES;

/**
 * Presses Enter on a control, and waits until an element with the expected name
 * has visible focus.
 */
const press = async (control: Locator, expected: string) => {
  await control.press('Enter');
  await until(`the focus at ${expected} is visible`, async () => {
    const { name, problem } = await readFocus(control.page());
    return name === expected && !problem;
  });
};

it('should skip to the content, and return to what opened a menu', async () => {
  const page = await visit(collections.path, DEVICES.desktop);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await untilFocused(page.getByRole('main'));

  await press(button(page, /^Search/), 'Search');
  await press(button(page, 'Close search'), 'Search');

  await page.setViewportSize(PHONE.viewport);
  await button(page, /^Menu/).press('Enter');
  await press(button(page, 'Close menu'), 'Menu');
});

it('should focus the search field from any page and any position, and keep its text at a press of its end', async () => {
  const page = await visit(home.path, PHONE);
  await scrollTo(page, 900);
  await button(page, 'Search').tap();
  await untilFocused(page.getByRole('searchbox'));
  await arrives(page, collections.heading);
  await twoFrames(page);
  await untilFocused(page.getByRole('searchbox'));
  await untilScrolledTo(page, 0);
  await page.keyboard.type('tee');
  await untilUrl(page, `${collections.path}?q=tee`);
  // Where browsers show an icon that clears the field.
  const field = page.getByRole('searchbox');
  const { width, height } = await boxOf(field);
  await field.tap({ position: { x: width - 12, y: height / 2 } });
  await untilFocused(field);
  expect(await field.inputValue()).toBe('tee');
  // At 60 the header covers the field, at 600 it is above the window.
  for (const y of [60, 600]) {
    await scrollTo(page, y);
    await button(page, /^Search/).tap();
    await untilFocused(field);
    await untilScrolledTo(page, 0);
  }
  await page.keyboard.type('tuxedo');
  await page.keyboard.press('Enter');
  await untilFocused(page.getByRole('region', { name: 'Products' }));
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await arrives(page, home.heading);
  await untilScrolledTo(page, 900);
});

/** Waits until the caret of a screen reader is in the element with focus. */
const untilCaretIn = (page: Page, focused: string) =>
  page.waitForFunction((selector) => {
    const { anchorNode = null } = getSelection() ?? {};
    return document.querySelector(selector)?.contains(anchorNode);
  }, focused);

it('should leave no selection outside of the page, where a screen reader would read on', async () => {
  const page = await visitState('cart');
  const pressFrom = async (control: Locator) => {
    await control.evaluate((element) => getSelection()?.collapse(element, 0));
    await control.press('Enter');
  };
  await pressFrom(button(page, 'Remove Product no-product, size M'));
  await untilCaretIn(page, 'h1:focus');
  await pressFrom(page.getByRole('link', { name: COAT.name }).first());
  await arrives(page, COAT.name);
  await untilFocused(page.locator('h1'));
  await page.waitForFunction(() => !getSelection()?.anchorNode);
  await page.goBack();
  await untilCaretIn(page, 'a:focus');
});

/** Waits until a section below the header has focus. */
const showsSection = (page: Page, name: string) =>
  until(`the section ${name} has focus`, () =>
    page.evaluate((text) => {
      const focused = document.activeElement;
      if (focused?.tagName !== 'H2' || focused.textContent !== text)
        return false;
      const { top } = focused.getBoundingClientRect();
      return top > 60 && top < 200;
    }, name),
  );

it('should show and focus the sections of About that the footer links to', async () => {
  const page = await visit(home.path, PHONE);
  const link = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name });
  await link('Delivery and returns').tap();
  await showsSection(page, 'Delivery and returns');
  await link('Privacy policy').scrollIntoViewIfNeeded();
  const pressedAt = await scrollOf(page);
  await link('Privacy policy').tap();
  await showsSection(page, 'Privacy policy');
  await page.goBack();
  await untilScrolledTo(page, pressedAt);
  expect(toUrl(page)).toBe('/about#delivery');
  await link('Delivery and returns').tap();
  await showsSection(page, 'Delivery and returns');
  await load(page, '/about#privacy');
  await reload(page);
  await showsSection(page, 'Privacy policy');
});

it('should keep the focused control visible above the fixed bar of a narrow window', async () => {
  const page = await visitState('long-cart', DEVICES.phone);
  const untilVisible = (expected: RegExp) =>
    until(`the focus at ${String(expected)} is visible`, async () => {
      const { name, problem = '' } = await readFocus(page);
      // Chromium shows no ring after a tap.
      return expected.test(name) && /^(without a ring)?$/.test(problem);
    });
  for (const viewport of [PHONE.viewport, { width: 768, height: 1024 }]) {
    await page.setViewportSize(viewport);
    const bar = await boxOf(button(page, 'PROCEED TO CHECKOUT'));
    await button(page, /^Remove/)
      .nth(9)
      .tap();
    await untilVisible(/^Undo/);
    // The restored line is taller than its gap, which is just above the fixed
    // bar.
    const undo = button(page, /^Undo/);
    await undo.evaluate((element, edge) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy(0, bottom - edge);
    }, bar.y - 70);
    await undo.tap();
    await untilVisible(/^Remove/);
  }
});

const expectStops = async (
  page: Page,
  [first = '', ...others]: readonly string[],
) => {
  await button(page, first).focus();
  for (const name of others) {
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toMatch(new RegExp(`^${name}`));
  }
};

/** Presses a key until the focus leaves the page, and expects to see it. */
const expectVisibleStops = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const first = page.locator(key === 'Tab' ? 'h1' : 'main :is(a, button)');
  await first.last().focus();
  let stops = 0;
  for (; stops < 25; stops++) {
    await page.keyboard.press(key);
    const { name, problem } = await readFocus(page);
    if (name === 'the page') break;
    expect([name, problem]).toEqual([name, undefined]);
  }
  expect(stops).toBeGreaterThan(5);
};

it('should show a visible focus at every tab stop of a list, and follow the visual order of the chips and the sort', async () => {
  const page = await visitState('filtered', DEVICES.phone);
  await expectVisibleStops(page, 'Tab');
  await expectVisibleStops(page, 'Shift+Tab');
  const CLOTH = 'Show the cloth';
  const chips = ['Remove filter Women', 'Remove filter Topwear', 'Clear all'];
  await expectStops(page, ['Filter (2)', 'Relevant', ...chips, CLOTH]);
  await page.setViewportSize(DEVICES.desktop.viewport);
  // React orders the chips after the styles have changed.
  await twoFrames(page);
  await expectStops(page, [...chips, 'Relevant', CLOTH]);
});

it('should have bars on a phone that are no taller than what a scroll keeps free for them', async () => {
  const page = await visit(COAT.path, PHONE);
  const free = await page.evaluate(() =>
    Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingBottom,
    ),
  );
  const expectToFit = async (name: string) => {
    const bar = await boxOf(button(page, name).locator('..'));
    expect(bar.height).toBeLessThanOrEqual(free);
  };
  for (const size of ['S', 'M']) await addToCart(page, size);
  await page.getByText('2 in your cart: S, M').first().waitFor();
  await expectToFit('ADD TO CART');
  await page.getByRole('link', { name: 'View cart' }).tap();
  await expectToFit('PROCEED TO CHECKOUT');
});

it('should return to the followed card of a row that scrolls sideways', async () => {
  const page = await visit(COAT.path, PHONE);
  const card = page.getByRole('region', { name: 'Related' }).locator('li a');
  await card.last().scrollIntoViewIfNeeded();
  const { x } = await boxOf(card.last());
  const before = await scrollOf(page);
  await card.last().tap();
  await untilScrolledTo(page, 0);
  await page.goBack();
  await untilScrolledTo(page, before);
  await until('the card is shown', async () => {
    const box = await boxOf(card.last());
    return Math.abs(box.x - x) < 20;
  });
});

it('should show a visible focus in the checkout, and follow the order of its columns', async () => {
  const page = await visitState('placeOrder', DEVICES.phone);
  await scrollTo(page, 400);
  expect(await isInFullView(page.locator('summary'))).toBe(true);
  // A field is under the sticky total of the lines, or its label is.
  await expectVisibleStops(page, 'Shift+Tab');
  await page.setViewportSize(DEVICES.desktop.viewport);
  await twoFrames(page);
  expect(await page.getByText(/^Your order/).count()).toBe(1);
  await page.locator('#delivery').getByRole('textbox').last().press('Tab');
  expect(await focusedName(page)).toBe('Cash on delivery');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toMatch(/^Your order/);
});

it('should keep the scroll position when Tab moves through the sticky header', async () => {
  const page = await visit(home.path);
  await scrollTo(page, 900);
  const first = page.locator('header a').first();
  await first.evaluate((link) => link.focus({ preventScroll: true }));
  const isInHeader = () =>
    page.evaluate(() => document.activeElement?.closest('header') !== null);
  let stops = 0;
  for (; await isInHeader(); stops++) {
    expect(await scrollOf(page)).toBe(900);
    await page.keyboard.press('Tab');
    await twoFrames(page);
  }
  expect(stops).toBeGreaterThanOrEqual(8);
});
