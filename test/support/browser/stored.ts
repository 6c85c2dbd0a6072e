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
export const writeCart = (
  page: Page,
  record: object,
  version = 3,
): Promise<unknown> =>
  page.evaluate(
    ([next, wanted]) =>
      new Promise((resolve) => {
        const request = indexedDB.open('weft', wanted);
        request.onupgradeneeded = () =>
          request.result
            .createObjectStore('cart', { keyPath: 'id' })
            .createIndex('slot', 'slot', { unique: true });
        request.onsuccess = () => {
          const transaction = request.result.transaction('cart', 'readwrite');
          transaction.objectStore('cart').clear();
          transaction
            .objectStore('cart')
            .add({ id: 'written by a test', slot: 'cart', ...next });
          transaction.oncomplete = resolve;
          Object.assign(window, { connection: request.result });
        };
      }),
    [record, version] as const,
  );
