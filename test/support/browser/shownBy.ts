import type { Page } from 'playwright-core';
import { STEPS } from './steps';
import { until } from './waitFor';

/**
 * The URL, the title, and what the page shows, with the values of its fields.
 */
const shownBy = async (page: Page) => {
  const { pathname, search } = new URL(page.url());
  const parts = await page
    .locator('header:not(main *), form[role=search]:not(main *), main')
    .all();
  // A part may be removed in between: the search form.
  const texts = await Promise.all(
    parts.map((part) => part.ariaSnapshot({ timeout: 1000 }).catch(() => '')),
  );
  return [pathname + search, await page.title(), ...texts].join('\n');
};

/** What the page shows once it does not change any more. */
export const settled = async (page: Page) => {
  let last = '';
  await until('the page does not change', async () => {
    const before = last;
    last = await shownBy(page);
    return last === before;
  });
  return last;
};

const linesOf = (text = '') => text.split('\n');

/** The lines that hold the badge or an amount. */
const amountsIn = (text?: string) =>
  linesOf(text)
    .filter((line) => /Cart|\$/.test(line))
    .sort();

/**
 * Waits until the page shows what it showed after a step. Rows with Undo, and
 * the place of a restored line, are no part of the state: of such a step the
 * amounts are compared.
 */
export const showsStep = async (
  page: Page,
  shown: readonly string[],
  step: number,
) => {
  const [type = ''] = STEPS[step - 1] ?? [];
  const hasUndo = /line(Removed|Restored)/.test(type);
  const compared = hasUndo ? amountsIn : linesOf;
  const wanted = compared(shown[step]);
  let now: readonly string[] = [];
  const isShown = async () => {
    now = compared(await shownBy(page));
    return now.join('\n') === wanted.join('\n');
  };
  await until('the page is shown', isShown).catch(() => undefined);
  expect(now).toEqual(wanted);
};
