import type { Page } from 'playwright-core';
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

/** Waits until the page shows what it showed before. */
export const shows = async (page: Page, expected = '') => {
  let now = '';
  const isShown = async () => (now = await shownBy(page)) === expected;
  await until('the page is shown', isShown).catch(() => undefined);
  expect(now.split('\n')).toEqual(expected.split('\n'));
};
