import type { Page } from 'playwright-core';
import { openServer } from './testServer';
import { visit } from './visit';

/**
 * The states of the installing, the waiting and the active worker, such as
 * `,installed,activated`, or `no answer`: a browser may not answer while it
 * registers a worker.
 */
export const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const later = new Promise<'no answer'>((resolve) => {
      setTimeout(() => resolve('no answer'), 1000);
    });
    const registered = navigator.serviceWorker.getRegistration();
    const answer = await Promise.race([registered, later]);
    if (answer === 'no answer') return answer;
    const { installing, waiting, active } = answer ?? {};
    return [installing, waiting, active].map((worker) => worker?.state).join();
  });

/**
 * Opens a page of a server of its own, and waits until its service worker has
 * precached the shop and controls the page.
 */
export const openWithWorker = async () => {
  const server = await openServer();
  const page = await visit('/', { shop: server.url, worker: true });
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
  );
  return { server, page };
};
