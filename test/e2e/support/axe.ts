import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { shortOfContrast } from './contrast';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};
/** What a scheme of colours can change; all else it leaves as it is. */
const COLOURS: RunOptions = { ...RULES, runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds, a line each; what it leaves open is measured. */
const faultsOf = async (page: Page, options: RunOptions): Promise<string[]> => {
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} | ${target.join(' ')} | ${help}`),
  );
  for (const { id, nodes } of incomplete) {
    for (const { target, any } of nodes) {
      const selector = target.join(' ');
      const why = id === 'color-contrast' ? await shortOfContrast(page, selector) : any[0]?.message;
      if (why) faults.push(`${id} | ${selector} | ${why}`);
    }
  }
  return faults;
};

/** What axe holds against a page as it stands, light or dark. */
export const heldAgainst = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsOf(page, RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOf(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light | ${line}`), ...dark.map((line) => `dark | ${line}`)];
};
