import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { settled, shows } from '../support/browser/shownBy';
import { STEPS } from '../support/browser/steps';
import { userActions } from '../support/browser/userActions';
import { untilHydrated } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { cartLog } from './support/cartLog';
import { devToolsShim } from './support/devToolsShim';
import { visit } from './support/visit';

const dispatched = (page: Page) => page.evaluate(() => window.devTools.dispatched());
const jumpTo = (page: Page, step: number) =>
  page.evaluate((index) => window.devTools.jumpTo(index), step + 1);
const slideTo = (page: Page, step: number) =>
  page.evaluate((index) => window.devTools.slideTo(index), step + 1);

/** What time travel must not change. */
const storedBy = async (page: Page) => ({
  storages: await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
  log: await cartLog(page),
});

let shim: string;
beforeAll(async () => {
  shim = await devToolsShim();
}, 60_000);

it('should dispatch one event per action, and restore the page and the URL on every jump', async () => {
  const page = await visit('/', { before: shim });
  const shopper = userActions(page);
  // What the page shows before the first step and after each.
  const shown = [await settled(page)];
  for (const [i, [, action]] of STEPS.entries()) {
    await action(shopper, page);
    // Hover effects are not part of the state.
    await page.mouse.move(640, 899);
    await page.waitForFunction((count) => window.devTools.dispatched() >= count, i + 2);
    shown.push(await settled(page));
  }
  const types = await page.evaluate(() => window.devTools.types());
  expect(types).toEqual(['route/navigated', ...STEPS.map(([type]) => type)]);

  const stored = await storedBy(page);
  const before = await dispatched(page);
  const steps = [...shown.keys()];
  for (const step of steps.toReversed()) {
    await slideTo(page, step);
    await shows(page, shown[step]);
  }
  // Large jumps.
  for (const step of steps.filter((i) => i % 3 === 0).map((i) => (i * 17) % steps.length)) {
    await jumpTo(page, step);
    await shows(page, shown[step]);
    expect(await page.locator('[role=alert]').count()).toBe(0);
  }
  expect(await dispatched(page)).toBe(before);
  expect(await storedBy(page)).toEqual(stored);

  const history = await page.evaluate(() => window.devTools.exportHistory());
  expect(history).not.toContain('engine');
  await page.reload();
  await untilHydrated(page);
  await page.evaluate((text) => window.devTools.importHistory(text), history);
  for (const step of [15, 3, 10, steps.length - 1]) {
    await slideTo(page, step);
    await shows(page, shown[step]);
  }
  await userActions(page).goToAbout();
}, 120_000);

/** Adds three coats, and jumps to the first. */
const addThreeAndJump = async () => {
  const page = await visit(COAT.path, { before: shim });
  for (let count = 1; count <= 3; count += 1) await addToCart(page, 'M');
  await waitForBadge(page, 3);
  const types = await page.evaluate(() => window.devTools.types());
  await jumpTo(page, types.indexOf('cart/itemAdded'));
  await waitForBadge(page, 1);
  return page;
};

/** Expects lines with these quantities, also after a reload. */
const expectStored = async (page: Page, expected: readonly string[]) => {
  await userActions(page).goToCart();
  const quantities = page.getByRole('main').getByRole('spinbutton');
  for (const load of [() => Promise.resolve(), () => page.reload()]) {
    await load();
    await quantities.nth(expected.length - 1).waitFor();
    expect(await quantities.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(
      expected,
    );
  }
};

it('should store an addition after a jump, and show it at the end of the history', async () => {
  const page = await addThreeAndJump();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.evaluate(() => window.devTools.slideTo(window.devTools.types().length));
  await waitForBadge(page, 4);
  await expectStored(page, ['4']);
});

it('should continue from a past state after Commit', async () => {
  const page = await addThreeAndJump();
  await page.evaluate(() => window.devTools.commit());
  await addToCart(page, 'L');
  await waitForBadge(page, 2);
  expect(await page.evaluate(() => window.devTools.types())).toEqual([
    'productPage/sizeSelected',
    'cart/itemAdded',
  ]);
  await expectStored(page, ['1', '1']);
});
