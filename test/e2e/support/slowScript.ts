import type { Page } from 'playwright-core';
import { SHOP, visit } from './shopper';

/** A page as it is written, on a line so slow that no script of it has come; until it is told to go on. */
export const withSlowScript = async (address: string, tab?: Page) => {
  const page = tab ?? (await visit('/robots.txt', { bare: true }));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(SHOP + address, { waitUntil: 'commit' });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return { page, release };
};
