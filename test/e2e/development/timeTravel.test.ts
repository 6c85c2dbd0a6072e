import type { Page } from 'playwright-core';
import { STEPS } from '../../support/browser/steps';
import { devToolsShim } from '../support/devToolsShim';
import { setStyle } from '../support/setStyle';
import { storedText } from '../../support/browser/stored';
import { until } from '../../support/browser/waitFor';
import { readSession } from '../../../tools/sessions/readSession';
import { replay } from '../../../tools/sessions/replay';
import { visit } from '../support/visit';

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
const settled = async (page: Page) => {
  let last = '';
  await until('the page does not change', async () => {
    const before = last;
    last = await shownBy(page);
    return last === before;
  });
  return last;
};

/** Waits until the page shows what it showed before. */
const shows = async (page: Page, wanted = '') => {
  let now = '';
  const isShown = async () => {
    now = await shownBy(page);
    return now === wanted;
  };
  await until('the page is shown', isShown).catch(() => undefined);
  expect(now).toBe(wanted);
};

const dispatched = (page: Page) =>
  page.evaluate(() => window.devTools.dispatched());

/** Does the steps; returns what the page shows before the first and after each. */
const doSteps = async (page: Page) => {
  const shown = [await settled(page)];
  for (const [i, [, action]] of STEPS.entries()) {
    await action(page);
    // Hover effects are not part of the state.
    await page.mouse.move(640, 899);
    await page.waitForFunction(
      (count) => window.devTools.dispatched() >= count,
      i + 2,
    );
    shown.push(await settled(page));
  }
  return shown;
};

it('should dispatch one event per action, and restore each page', async () => {
  const page = await visit('/', { before: await devToolsShim() });
  // An announcement is no part of the state, and stays for some seconds.
  await setStyle(page, '[aria-live] { display: none !important }');
  const shown = await doSteps(page);
  const types = await page.evaluate(() => window.devTools.types());
  expect(types).toEqual(['route/navigated', ...STEPS.map(([type]) => type)]);

  const stored = await storedText(page);
  const before = await dispatched(page);
  for (const step of [...shown.keys()].toReversed()) {
    await page.evaluate((index) => window.devTools.slideTo(index), step + 1);
    await shows(page, shown[step]);
  }
  for (const step of [STEPS.length, 12, 25, 3]) {
    await page.evaluate((index) => window.devTools.jumpTo(index), step + 1);
    await shows(page, shown[step]);
    expect(await page.locator('[role=alert]').count()).toBe(0);
  }
  expect(await dispatched(page)).toBe(before);
  expect(await storedText(page)).toBe(stored);
  const state = await page.evaluate(() => window.devTools.state());
  for (const file of [
    await page.evaluate(() => window.devTools.exportEvents()),
    await page.evaluate(() => window.devTools.exportHistory()),
  ]) {
    expect(file).not.toContain('engine');
    const { final } = replay(readSession(JSON.parse(file)));
    expect(final).toEqual({ ...state, catalogue: final.catalogue });
  }
});
