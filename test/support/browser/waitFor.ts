import type { Page } from 'playwright-core';

/** Waits for the page with this h1. */
export const arrives = (page: Page, heading: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** Waits until the prerendered page reacts to input. */
export const untilHydrated = (page: Page) =>
  page.locator('html[data-start="done"]').waitFor({ state: 'attached' });

/**
 * Loads the page again, and waits until it shows the stored state. Before that
 * it shows a copy of the cart count.
 */
export const reload = async (page: Page) => {
  await page.reload();
  await untilHydrated(page);
};

/** Waits until pending changes are painted. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

const INTERVAL_MS = 40;
const TIMEOUT_MS = 60_000;

/** Polls a condition; throws after a minute. */
export const until = async (what: string, isTrue: () => Promise<boolean>) => {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Timed out waiting until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
};
