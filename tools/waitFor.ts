import type { Page } from 'playwright-core';

/** Until the page with this heading is there. */
export const arrives = (page: Page, heading: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** Until the shop answers: what is written before can be read, and not yet used. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Until what has changed is drawn. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      }),
  );

const BETWEEN_MS = 100;
const PATIENCE_MS = 20_000;

/** Asks until the answer is yes, which may itself be a promise, or says what it has waited for in vain. */
export const until = async (what: string, ask: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
};
