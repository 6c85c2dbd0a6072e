import type { Page } from 'playwright-core';

/** Waits until the shop is kept whole, and this tab has it from there. */
export const kept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
};

/** The paths of what is kept in the stores whose names begin so. */
export const pathsKept = (page: Page, store: string): Promise<string[]> =>
  page.evaluate(async (begin) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(begin));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, store);
