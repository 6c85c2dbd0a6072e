import type { Page } from 'playwright-core';
import { STEPS } from '../support/browser/steps';
import { userActions } from '../support/browser/userActions';
import { untilHydrated } from '../support/browser/waitFor';
import { devtoolsShim } from './support/devtoolsShim';
import { toUrl, visit } from './support/visit';

const dispatched = (page: Page) => page.evaluate(() => window.weftTools.dispatched());

/** Performs the steps; returns the initial page and the page after each event. */
const perform = async (page: Page, steps = STEPS): Promise<string[]> => {
  const shopper = userActions(page);
  const shown = [await page.evaluate(() => window.weftTools.settled())];
  for (const [i, [, action]] of steps.entries()) {
    await action(shopper, page);
    // Hover effects are not part of the state.
    await page.mouse.move(640, 899);
    await page.waitForFunction((count) => window.weftTools.dispatched() >= count, i + 2);
    shown.push(await page.evaluate(() => window.weftTools.settled()));
  }
  return shown;
};

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

/** The lines that differ between two pages. */
const difference = (was: string, is: string) => {
  const a = was.split('\n');
  const b = is.split('\n');
  return { was: a.filter((line) => !b.includes(line)), is: b.filter((line) => !a.includes(line)) };
};

let tools: string;
beforeAll(async () => {
  tools = await devtoolsShim();
}, 60_000);

const openAndPerform = async (steps = STEPS) => {
  const page = await visit('/', { before: tools });
  const shown = await perform(page, steps);
  return { page, shown };
};

// Backward, forward, and in an order with large jumps.
const orders = (count: number) => {
  const forward = [...Array(count).keys()];
  return [forward.toReversed(), forward, forward.map((i) => (i * 17) % count)];
};

it('should dispatch one event per action, and restore the page and the URL on every jump', async () => {
  const { page, shown } = await openAndPerform();
  const events = await page.evaluate(() => window.weftTools.events().map((event) => event?.type));
  expect(events).toEqual(['route/navigated', ...STEPS.map(([type]) => type)]);
  expect(JSON.stringify(await page.evaluate(() => window.weftTools.exportHistory()))).not.toContain('engine');
  expect(await page.evaluate(() => window.weftTools.options())).toEqual(
    expect.arrayContaining(['name', 'maxAge', 'trace', 'actionCreators', 'stateSanitizer']),
  );

  await recordSideEffects(page);
  const before = await dispatched(page);
  let compared = 0;
  for (const [round, order] of orders(shown.length).entries()) {
    for (const step of order) {
      const expected = shown[step] ?? '';
      const by = round === 1 ? 'slider' : 'event';
      const now = await page.evaluate(([index, how, page]) => window.weftTools.jump(index, how, page), [
        step + 1,
        by,
        expected,
      ] as const);
      expect({ step, ...difference(expected, now) }).toEqual({ step, was: [], is: [] });
      expect(now).toBe(expected);
      expect(toUrl(page)).toBe(expected.split('\n')[0]);
      compared += 1;
    }
  }
  expect(compared).toBe(3 * shown.length);
  expect(await dispatched(page)).toBe(before);
  expect(await sideEffects(page)).toEqual([]);
}, 120_000);

it('should continue from a past state after Commit', async () => {
  const { page, shown } = await openAndPerform(STEPS.slice(0, 20));
  const shopper = userActions(page);
  const atProduct = STEPS.findIndex(([type]) => type === 'cart/itemAdded') + 1;
  const expected = shown[atProduct] ?? '';
  await page.evaluate(([index, page]) => window.weftTools.jump(index, 'event', page), [
    atProduct + 1,
    expected,
  ] as const);
  await page.evaluate(() => window.weftTools.commit());
  expect(await page.evaluate(() => window.weftTools.settled())).toBe(expected);

  await shopper.chooseSize('L');
  await shopper.addToCart();
  await shopper.goToCart();
  expect(toUrl(page)).toBe('/cart');
  expect(await page.getByRole('main').getByRole('spinbutton').count()).toBe(2);
  expect(await page.evaluate(() => window.weftTools.events().map((event) => event?.type))).toEqual([
    'productPage/sizeSelected',
    'cart/itemAdded',
    'route/navigated',
  ]);
}, 60_000);

it('should show the shop when a persisted history is imported after a reload', async () => {
  const { page, shown } = await openAndPerform(STEPS.slice(0, 16));
  const history = await page.evaluate(() => window.weftTools.exportHistory());
  await page.reload();
  await untilHydrated(page);
  await page.evaluate((text) => window.weftTools.importHistory(text), history);
  for (const step of [15, 3, 10, 16]) {
    const expected = shown[step] ?? '';
    const now = await page.evaluate(([index, page]) => window.weftTools.jump(index, 'slider', page), [
      step + 1,
      expected,
    ] as const);
    expect(difference(expected, now)).toEqual({ was: [], is: [] });
  }
  await userActions(page).goToCart();
  expect(await page.getByRole('main').getByRole('spinbutton').count()).toBe(1);
}, 60_000);
