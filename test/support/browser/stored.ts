import type { Page } from 'playwright-core';

/** All that the shop stores in the browser, as text. */
export const storedText = async (page: Page): Promise<string> => {
  const { origins } = await page.context().storageState({ indexedDB: true });
  return JSON.stringify([
    origins,
    await page.evaluate(() => Object.entries(sessionStorage)),
  ]);
};

/**
 * Replaces the stored cart, and keeps the connection. Creates the database if
 * there is none.
 */
export const writeCart = (page: Page, record: object): Promise<unknown> =>
  page.evaluate(
    (next) =>
      new Promise((resolve) => {
        const request = indexedDB.open('weft.cart');
        request.onupgradeneeded = () =>
          request.result.createObjectStore('keyval');
        request.onsuccess = () => {
          const transaction = request.result.transaction('keyval', 'readwrite');
          transaction.objectStore('keyval').put(next, 'cart');
          transaction.oncomplete = resolve;
          Object.assign(window, { connection: request.result });
        };
      }),
    record,
  );
