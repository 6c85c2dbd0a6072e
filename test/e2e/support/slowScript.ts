import type { Page } from 'playwright-core';
import { SHOP, visit } from './visit';

/** Opens a page whose scripts are delayed until `release` is called. */
export const withSlowScript = async (url: string, tab?: Page) => {
  const page = tab ?? (await visit('/robots.txt', { bare: true }));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(SHOP + url, { waitUntil: 'commit' });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return { page, release };
};
