import type { Page } from 'playwright-core';

/** All that the shop stores in the browser, as text. */
export const storedText = async (page: Page): Promise<string> => {
  const { origins } = await page.context().storageState({ indexedDB: true });
  return JSON.stringify([origins, await page.evaluate(() => Object.entries(sessionStorage))]);
};

/** Appends entries to the stored cart log, and keeps its connection. Creates the database if there is none. */
export const writeLog = (page: Page, entries: readonly object[], version = 2): Promise<unknown> =>
  page.evaluate(
    ([all, wanted]) =>
      new Promise((resolve) => {
        const request = indexedDB.open('weft', wanted);
        request.onupgradeneeded = () =>
          request.result.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true });
        request.onsuccess = () => {
          const transaction = request.result.transaction('cartLog', 'readwrite');
          for (const entry of all) transaction.objectStore('cartLog').add(entry);
          transaction.oncomplete = resolve;
          Object.assign(window, { connection: request.result });
        };
      }),
    [entries, version] as const,
  );
