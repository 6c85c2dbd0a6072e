import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const RULES: RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  rules: {
    // In the runs of `COLOR_RULES`.
    'color-contrast': { enabled: false },
    'link-in-text-block': { enabled: false },
    // `findLayoutFaults` requires larger ones.
    'target-size': { enabled: false },
  },
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules whose results depend on the color scheme. The rule of AAA reports no
 * contrast that the rule of AA reports.
 */
const COLOR_RULES: RunOptions = {
  ...RULES,
  rules: {},
  runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
};

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
  const found = await violationsOf(page, RULES);
  // The part of the hero with text is transparent, which axe does not see.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = await violationsOf(page, COLOR_RULES);
    found.push(...faults.map((line) => `${colorScheme} | ${line}`));
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
};
