import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch';
import { serveDist } from '../build/serveDist';

/** Runs a tool with a browser and a server of the built shop, and stops both afterwards. */
export const withApp = (run: (browser: Browser, shop: string) => Promise<void>): void => {
  const main = async () => {
    const [shop, browser] = await Promise.all([serveDist(0), launchBrowser()]);
    try {
      await run(browser, shop.url);
    } finally {
      await browser.close();
      shop.stop();
    }
  };
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
};
