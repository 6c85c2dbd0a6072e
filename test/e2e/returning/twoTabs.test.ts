import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import { button, choose, waitForBadge } from '../../support/browser/shopper';
import { openTab, visit } from '../support/visit';

/** Clicks as fast as possible, each time in a new task. */
const addMany = (page: Page) =>
  button(page, 'ADD TO CART').evaluate(async (add: HTMLElement) => {
    for (let times = 0; times < 40; times++) {
      add.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

it('should keep the additions of two tabs that come at the same time', async () => {
  const here = await visit(COAT.path);
  const there = await openTab(here.context(), COAT.path);
  const tabs = [here, there];
  for (const tab of tabs) await choose(tab, 'M');
  await Promise.all(tabs.map(addMany));
  for (const tab of tabs) await waitForBadge(tab, 80);
  const later = await openTab(here.context(), COAT.path);
  await waitForBadge(later, 80);
});
