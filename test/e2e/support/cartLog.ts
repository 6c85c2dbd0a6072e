import type { Page } from 'playwright-core';

/** The entries of the stored cart log. It does not create the database. */
export const cartLog = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open('weft');
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = (event) => {
          event.preventDefault();
          resolve([]);
        };
        request.onsuccess = () => {
          const { result } = request;
          const entries: IDBRequest<unknown[]> = result
            .transaction('cartLog')
            .objectStore('cartLog')
            .getAll();
          entries.onsuccess = () => {
            result.close();
            resolve(entries.result);
          };
        };
      }),
  );

/** Appends entries to the stored cart log. Creates the database if there is none. */
export const writeLog = (page: Page, entries: readonly object[]): Promise<unknown> =>
  page.evaluate(
    (all) =>
      new Promise((resolve) => {
        const request = indexedDB.open('weft', 2);
        request.onupgradeneeded = () =>
          request.result.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true });
        request.onsuccess = () => {
          const transaction = request.result.transaction('cartLog', 'readwrite');
          for (const entry of all) transaction.objectStore('cartLog').add(entry);
          transaction.oncomplete = () => {
            request.result.close();
            resolve(undefined);
          };
        };
      }),
    entries,
  );
