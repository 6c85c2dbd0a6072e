import type { Page } from 'playwright-core';
import { untilHydrated } from '../../support/browser/waitFor';
import { SHOP, visitBlank } from './visit';

/** Delays files until the returned function is called. */
export const delay = async (page: Page, files: RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page whose scripts are delayed until `hydrate` is called. */
export const withSlowScript = async (url: string, tab?: Page) => {
  const page = tab ?? (await visitBlank());
  const release = await delay(page, /\/assets\/.*\.js$/);
  await page.goto(SHOP + url, { waitUntil: 'commit' });
  // The browser has parsed the page, and waits for its scripts.
  await page.waitForFunction(() => document.readyState === 'interactive');
  const hydrate = async () => {
    release();
    await untilHydrated(page);
  };
  return { page, hydrate };
};
