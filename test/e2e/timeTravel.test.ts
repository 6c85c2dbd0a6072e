import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { settled, showsStep } from '../support/browser/shownBy';
import { STEPS } from '../support/browser/steps';
import { userActions } from '../support/browser/userActions';
import { addToCart, quantityOf, waitForBadge } from './support/actions';
import { storedText } from './support/stored';
import { devToolsShim } from './support/devToolsShim';
import { setStyle } from './support/setStyle';
import { openTab, visit } from './support/visit';

const dispatched = (page: Page) =>
  page.evaluate(() => window.devTools.dispatched());
const jumpTo = (page: Page, step: number) =>
  page.evaluate((index) => window.devTools.jumpTo(index), step + 1);
const slideTo = (page: Page, step: number) =>
  page.evaluate((index) => window.devTools.slideTo(index), step + 1);

let shim: string;
beforeAll(async () => {
  shim = await devToolsShim();
});

it('should dispatch one event per action, and restore the page and the URL on every jump', async () => {
  const page = await visit('/', { before: shim });
  const shopper = userActions(page);
  // An announcement is no part of the state, and stays for some seconds.
  await setStyle(page, '[aria-live] { display: none !important }');
  // What the page shows before the first step and after each.
  const shown = [await settled(page)];
  for (const [i, [, action]] of STEPS.entries()) {
    await action(shopper, page);
    // Hover effects are not part of the state.
    await page.mouse.move(640, 899);
    await page.waitForFunction(
      (count) => window.devTools.dispatched() >= count,
      i + 2,
    );
    shown.push(await settled(page));
  }
  const types = await page.evaluate(() => window.devTools.types());
  expect(types).toEqual(['route/navigated', ...STEPS.map(([type]) => type)]);

  const stored = await storedText(page);
  const before = await dispatched(page);
  const steps = [...shown.keys()];
  for (const step of steps.toReversed()) {
    await slideTo(page, step);
    await showsStep(page, shown, step);
  }
  const farSteps = [STEPS.length, 12, 31, 3];
  for (const step of farSteps) {
    await jumpTo(page, step);
    await showsStep(page, shown, step);
    expect(await page.locator('[role=alert]').count()).toBe(0);
  }
  expect(await dispatched(page)).toBe(before);
  expect(await storedText(page)).toBe(stored);
  expect(
    await page.evaluate(() => window.devTools.exportHistory()),
  ).not.toContain('engine');
});

it('should store an addition after a jump, and continue from a past state after Commit', async () => {
  const page = await visit(COAT.path, { before: shim });
  const jumpToFirstAddition = async () => {
    const types = await page.evaluate(() => window.devTools.types());
    await jumpTo(page, types.indexOf('cart/itemAdded'));
    await waitForBadge(page, 1);
  };
  for (let count = 1; count <= 3; count += 1) await addToCart(page, 'M');
  await waitForBadge(page, 3);
  await jumpToFirstAddition();
  await userActions(page).addToCart();
  await page.evaluate(() =>
    window.devTools.slideTo(window.devTools.types().length),
  );
  await waitForBadge(page, 4);
  const other = await openTab(page.context(), '/');
  await waitForBadge(other, 4);

  await jumpToFirstAddition();
  await page.evaluate(() => window.devTools.commit());
  await addToCart(page, 'L');
  await waitForBadge(page, 2);
  expect(await page.evaluate(() => window.devTools.types())).toEqual([
    'productPage/sizeSelected',
    'cart/itemAdded',
  ]);
  for (const load of [
    () => userActions(page).goToCart(),
    () => page.reload(),
  ]) {
    await load();
    for (const size of ['M', 'L'])
      expect(await quantityOf(page, COAT.name, size).inputValue()).toBe('1');
  }
});
