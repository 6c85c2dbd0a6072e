import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { focusedName } from './support/focus';
import { openTab, visit } from './support/visit';
import { addToCart, badge, waitForBadge, goToCart, quantityOf, totalOf } from './support/actions';

const ADDITIONS = 1000;
const TIME_LIMIT_MS = 10_000;

/** Clicks as fast as possible, each time in a new task. */
const addMany = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const button = [...document.querySelectorAll('button')].find((one) =>
      one.textContent.includes('ADD TO CART'),
    );
    // A timer would wait for longer than a task takes.
    const { port1, port2 } = new MessageChannel();
    for (let i = 0; i < count; i++) {
      button?.click();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    port1.close();
  }, times);

const choose = (page: Page, size: string) => page.getByRole('radio', { name: size, exact: true }).check();

describe('two tabs', () => {
  it('should keep 1000 concurrent additions of each tab and show them within 10 s', async () => {
    const here = await visit(COAT.path);
    const there = await openTab(here.context(), COAT.path);
    await choose(here, 'M');
    await choose(there, 'M');
    const start = performance.now();
    await Promise.all([addMany(here, ADDITIONS), addMany(there, ADDITIONS)]);
    for (const tab of [here, there]) await waitForBadge(tab, 2 * ADDITIONS);
    expect(performance.now() - start).toBeLessThan(TIME_LIMIT_MS);
    for (const tab of [here, there]) {
      await goToCart(tab);
      expect(await quantityOf(tab, COAT.name, 'M').inputValue()).toBe(String(2 * ADDITIONS));
      expect(await totalOf(tab, 'Subtotal')).toBe('$640,000.00');
    }
    const later = await openTab(here.context(), '/cart');
    expect(await badge(later)).toBe(2 * ADDITIONS);
  }, 300_000);

  it('should show a change of the other tab within 100 ms', async () => {
    const here = await visit(COAT.path);
    const there = await openTab(here.context(), '/cart');
    await choose(here, 'M');
    const delays: number[] = [];
    for (let count = 1; count <= 21; count++) {
      const shown = there.evaluate((wanted) => {
        // All tabs share this clock.
        const now = () => performance.timeOrigin + performance.now();
        const isShown = () => document.querySelector('header')?.textContent.includes(wanted);
        return new Promise<number>((resolve) => {
          const watcher = new MutationObserver(() => isShown() && resolve(now()));
          watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        });
      }, `Cart${count}`);
      const start = await here.evaluate(() => performance.timeOrigin + performance.now());
      await addMany(here, 1);
      delays.push((await shown) - start);
    }
    const [median] = delays.toSorted((a, b) => a - b).slice(10);
    expect(median).toBeLessThan(100);
  });

  it('should not change the focus, a half-typed quantity or an Undo of the other tab', async () => {
    const here = await visit(COAT.path);
    await addToCart(here, 'M');
    await addToCart(here, 'L');
    await goToCart(here);
    const field = quantityOf(here, COAT.name, 'M');
    await field.fill('');
    const there = await openTab(here.context(), COAT.path);
    await addToCart(there, 'M');
    await addToCart(there, 'XL');
    await waitForBadge(here, 4);
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await here.keyboard.type('7');
    await waitForBadge(there, 9);
    await field.blur();
    expect(await field.inputValue()).toBe('7');

    await here.getByRole('button', { name: `Remove ${COAT.name}, size M` }).click();
    await waitForBadge(there, 2);
    // The line is added again beside its Undo.
    await addToCart(there, 'M');
    await waitForBadge(here, 3);
    expect(await focusedName(here)).toBe(`Undo removing ${COAT.name}, size M`);
    await here.keyboard.press('Enter');
    for (const tab of [here, there]) await waitForBadge(tab, 10);
  });
});
