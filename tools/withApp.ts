import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { serveDist } from './serve';

/** Does something in the built shop with a browser of its own; both end with it, and a fault is this program's. */
export const withApp = (act: (browser: Browser, shop: string) => Promise<void>): void => {
  const run = async () => {
    const [shop, browser] = await Promise.all([serveDist(0), launchBrowser()]);
    try {
      await act(browser, shop.url);
    } finally {
      await browser.close();
      shop.stop();
    }
  };
  run().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
};
