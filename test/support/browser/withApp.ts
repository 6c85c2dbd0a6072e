import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tools/browser/launch';
import { serveDist } from '../../../tools/build/serveDist';

/**
 * Runs a script with a browser and a server of the built shop, and stops both
 * afterwards.
 */
export const withApp = async (
  run: (browser: Browser, shop: string) => Promise<void>,
): Promise<void> => {
  const [shop, browser] = await Promise.all([serveDist(0), launchBrowser()]);
  try {
    await run(browser, shop.url);
  } finally {
    await browser.close();
    shop.stop();
  }
};
