import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import {
  badge,
  goTo,
  quantityOf,
  radio,
  waitForBadge,
} from '../../support/browser/shopper';
import { openTab, visit } from '../support/visit';

const ADDITIONS = 120;

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

describe('two tabs', () => {
  it('should keep 120 concurrent additions of each tab', async () => {
    const here = await visit(COAT.path);
    const there = await openTab(here.context(), COAT.path);
    await radio(here, 'M').check();
    await radio(there, 'M').check();
    await Promise.all([addMany(here, ADDITIONS), addMany(there, ADDITIONS)]);
    for (const tab of [here, there]) await waitForBadge(tab, 2 * ADDITIONS);
    for (const tab of [here, there]) {
      await goTo(tab, 'cart');
      expect(await quantityOf(tab, COAT.name, 'M').inputValue()).toBe(
        String(2 * ADDITIONS),
      );
    }
    const later = await openTab(here.context(), '/cart');
    expect(await badge(later)).toBe(2 * ADDITIONS);
  });
});
