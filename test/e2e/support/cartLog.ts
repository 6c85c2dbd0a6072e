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
