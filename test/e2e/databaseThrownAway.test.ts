import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { until } from '../../tools/browser/waitFor';
import { SHOP, visit } from './support/shopper';
import { addToCart, badgeSays } from './support/actions';

/** How many lines the second copy of the cart has. To look does not bring the database about. */
const linesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('weft');
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = (event) => {
          event.preventDefault();
          resolve(0);
        };
        request.onsuccess = () => {
          const { result } = request;
          const count = result.transaction('lines').objectStore('lines').count();
          count.onsuccess = () => {
            result.close();
            resolve(count.result);
          };
        };
      }),
  );

it('keeps the second copy of the cart again after the browser has thrown it away under the page', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await badgeSays(page, 1);
  await until('the line is there twice', async () => (await linesKept(page)) === 1);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: SHOP, storageTypes: 'indexeddb' });
  await until('the copy has gone', async () => (await linesKept(page)) === 0);
  await addToCart(page, 'L');
  await badgeSays(page, 2);
  await until('a line is there twice again', async () => (await linesKept(page)) === 1);
  expect(await linesKept(page)).toBe(1);
});
