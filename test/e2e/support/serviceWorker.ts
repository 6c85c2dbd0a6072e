import type { Page } from 'playwright-core';
import { until } from '../../support/browser/waitFor';
import { openServer, type HostHeaders } from './testServer';
import { visit } from './visit';

/**
 * Waits until the service worker has precached the shop and controls the page.
 */
export const waitForWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
  );
};

/** Opens a page of a server of its own, and waits for its service worker. */
export const openWithWorker = async (hostHeaders?: HostHeaders) => {
  const server = await openServer(undefined, hostHeaders);
  const page = await visit('/', { shop: server.url, worker: true });
  await waitForWorker(page);
  return { server, page };
};

/** Waits until no service worker is being installed. */
export const untilInstalled = (page: Page): Promise<void> =>
  until('the installation has ended', () =>
    page.evaluate(
      async () =>
        !(await navigator.serviceWorker.getRegistration())?.installing,
    ),
  );

/** The names of the caches with this prefix, the oldest first. */
export const cacheNames = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(
    async (start) =>
      (await caches.keys()).filter((name) => name.startsWith(start)),
    prefix,
  );

/** The paths of the responses in the caches with this prefix. */
export const cachedPaths = async (
  page: Page,
  prefix: string,
): Promise<string[]> =>
  page.evaluate(
    async (names) => {
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    },
    await cacheNames(page, prefix),
  );
