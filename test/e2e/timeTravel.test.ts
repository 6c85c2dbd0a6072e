import type { Page } from 'playwright-core';
import { settled, shows } from '../support/browser/shownBy';
import { STEPS } from '../support/browser/steps';
import { userActions } from '../support/browser/userActions';
import { untilHydrated } from '../support/browser/waitFor';
import { devToolsShim } from './support/devToolsShim';
import { toUrl, visit } from './support/visit';

const dispatched = (page: Page) => page.evaluate(() => window.devTools.dispatched());
const jumpTo = (page: Page, step: number) =>
  page.evaluate((index) => window.devTools.jumpTo(index), step + 1);
const slideTo = (page: Page, step: number) =>
  page.evaluate((index) => window.devTools.slideTo(index), step + 1);

/** Records writes to storages and toasts, which time travel must not cause. */
const recordSideEffects = (page: Page) =>
  page.evaluate(() => {
    const effects: string[] = [];
    const listen = (owner: object, name: string) => {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') throw new Error(`The browser has no ${name}.`);
      const apply = (target: typeof original, self: unknown, args: unknown[]): unknown => {
        effects.push(name);
        return Reflect.apply(target, self, args);
      };
      Reflect.set(owner, name, new Proxy(original, { apply }));
    };
    for (const name of ['setItem', 'removeItem', 'clear']) listen(Storage.prototype, name);
    for (const name of ['put', 'add', 'delete']) listen(IDBObjectStore.prototype, name);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('[role=alert]'))
          effects.push(`toast ${node.textContent}`);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { effects });
  });

const sideEffects = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'effects'));

let shim: string;
beforeAll(async () => {
  shim = await devToolsShim();
}, 60_000);

/** Performs the steps; returns what the page shows before the first and after each. */
const openAndPerform = async (steps = STEPS) => {
  const page = await visit('/', { before: shim });
  const shopper = userActions(page);
  const shown = [await settled(page)];
  for (const [i, [, action]] of steps.entries()) {
    await action(shopper, page);
    // Hover effects are not part of the state.
    await page.mouse.move(640, 899);
    await page.waitForFunction((count) => window.devTools.dispatched() >= count, i + 2);
    shown.push(await settled(page));
  }
  return { page, shown };
};

it('should dispatch one event per action, and restore the page and the URL on every jump', async () => {
  const { page, shown } = await openAndPerform();
  const types = await page.evaluate(() => window.devTools.types());
  expect(types).toEqual(['route/navigated', ...STEPS.map(([type]) => type)]);
  expect(await page.evaluate(() => window.devTools.exportHistory())).not.toContain('engine');

  await recordSideEffects(page);
  const before = await dispatched(page);
  const steps = [...shown.keys()];
  for (const step of steps.toReversed()) {
    await slideTo(page, step);
    await shows(page, shown[step]);
  }
  // In an order with large jumps.
  for (const step of steps.map((i) => (i * 17) % steps.length)) {
    await jumpTo(page, step);
    await shows(page, shown[step]);
  }
  expect(await dispatched(page)).toBe(before);
  expect(await sideEffects(page)).toEqual([]);
}, 120_000);

it('should continue from a past state after Commit', async () => {
  const { page, shown } = await openAndPerform(STEPS.slice(0, 20));
  const shopper = userActions(page);
  const added = STEPS.findIndex(([type]) => type === 'cart/itemAdded') + 1;
  await jumpTo(page, added);
  await page.evaluate(() => window.devTools.commit());
  await shows(page, shown[added]);

  await shopper.chooseSize('L');
  await shopper.addToCart();
  await shopper.goToCart();
  expect(toUrl(page)).toBe('/cart');
  expect(await page.getByRole('main').getByRole('spinbutton').count()).toBe(2);
  expect(await page.evaluate(() => window.devTools.types())).toEqual([
    'productPage/sizeSelected',
    'cart/itemAdded',
    'route/navigated',
  ]);
}, 60_000);

it('should show the shop when a persisted history is imported after a reload', async () => {
  const { page, shown } = await openAndPerform(STEPS.slice(0, 16));
  const history = await page.evaluate(() => window.devTools.exportHistory());
  await page.reload();
  await untilHydrated(page);
  await page.evaluate((text) => window.devTools.importHistory(text), history);
  for (const step of [15, 3, 10, 16]) {
    await slideTo(page, step);
    await shows(page, shown[step]);
  }
  await userActions(page).goToCart();
  expect(await page.getByRole('main').getByRole('spinbutton').count()).toBe(1);
}, 60_000);
