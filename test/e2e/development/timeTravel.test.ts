import type { Page } from 'playwright-core';
import { settled, showsStep } from '../../support/browser/shownBy';
import { STEPS } from '../../support/browser/steps';
import { devToolsShim } from '../support/devToolsShim';
import { setStyle } from '../support/setStyle';
import { storedText } from '../../support/browser/stored';
import { visit } from '../support/visit';

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
    await showsStep(page, shown, step);
  }
  for (const step of [STEPS.length, 12, 31, 3]) {
    await page.evaluate((index) => window.devTools.jumpTo(index), step + 1);
    await showsStep(page, shown, step);
    expect(await page.locator('[role=alert]').count()).toBe(0);
  }
  expect(await dispatched(page)).toBe(before);
  expect(await storedText(page)).toBe(stored);
  const history = await page.evaluate(() => window.devTools.exportHistory());
  expect(history).not.toContain('engine');
});
