import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { findLayoutFaults } from './layoutFaults';

const COLOR_RULES = [
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
] as const;

const inDark: RunOptions = {
  runOnly: [...COLOR_RULES],
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

const inLight: RunOptions = {
  ...inDark,
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  rules: {
    // The rule of AAA reports no contrast that the rule of AA reports.
    'color-contrast-enhanced': { enabled: true },
    // `findLayoutFaults` requires larger ones.
    'target-size': { enabled: false },
  },
};

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The violations, one per line, and what axe cannot determine. */
const violationsOf = async (
  page: Page,
  options: RunOptions,
): Promise<string[]> => {
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  // The ground of a size that is sold out is a gradient.
  const undetermined = incomplete.filter(({ id }) => !id.includes('contrast'));
  return [...violations, ...undetermined].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} | ${target.join(' ')} | ${help}`),
  );
};

/** The violations of the page in its current state, in light and dark. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(`window.axe || (() => { ${AXE} })()`);
  // The part of the hero with text is transparent, which axe does not see.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, inDark);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsOf(page, inLight);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return [...dark.map((line) => `dark | ${line}`), ...light];
};

/** Expects no violation and no layout fault in the current layout. */
export const expectAccessible = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await findLayoutFaults(page)).toEqual([]);
};
