import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { openTab, visit } from './support/visit';
import {
  badge,
  waitForBadge,
  goToCart,
  quantityOf,
  totalOf,
} from './support/actions';
import { sizeOption } from './support/controls';

const ADDITIONS = 1000;

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

/** Stops the timers, idle callbacks and frames of a page. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
};

describe('two tabs', () => {
  it('should keep 1000 concurrent additions of each tab', async () => {
    const here = await visit(COAT.path);
    const there = await openTab(here.context(), COAT.path);
    await sizeOption(here, 'M').check();
    await sizeOption(there, 'M').check();
    await Promise.all([addMany(here, ADDITIONS), addMany(there, ADDITIONS)]);
    for (const tab of [here, there]) await waitForBadge(tab, 2 * ADDITIONS);
    for (const tab of [here, there]) {
      await goToCart(tab);
      expect(await quantityOf(tab, COAT.name, 'M').inputValue()).toBe(
        String(2 * ADDITIONS),
      );
      expect(await totalOf(tab, 'Subtotal')).toBe('$640,000.00');
    }
    const later = await openTab(here.context(), '/cart');
    expect(await badge(later)).toBe(2 * ADDITIONS);
  });

  it('should show a change of the other tab without a timer', async () => {
    const here = await visit(COAT.path);
    await sizeOption(here, 'M').check();
    const there = await openTab(here.context(), '/cart');
    await stopClock(there);
    for (let count = 1; count <= 3; count++) {
      await addMany(here, 1);
      await waitForBadge(there, count);
    }
  });
});
