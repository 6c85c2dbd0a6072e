import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { contrastFault } from './contrast';

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
    // The contrast of AAA, which contains that of AA.
    'color-contrast-enhanced': { enabled: true },
    'color-contrast': { enabled: false },
    // `smallTargets` requires larger ones.
    'target-size': { enabled: false },
  },
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose results depend on the color scheme. */
const COLOR_RULES: RunOptions = {
  ...RULES,
  runOnly: ['color-contrast-enhanced', 'link-in-text-block'],
};

/**
 * The violations, one per line. Where axe cannot determine the contrast, that
 * of AA is measured.
 */
const violationsOf = async (
  page: Page,
  options: RunOptions,
): Promise<string[]> => {
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} | ${target.join(' ')} | ${help}`),
  );
  for (const { id, nodes } of incomplete) {
    for (const { target, any } of nodes) {
      const selector = target.join(' ');
      const message =
        id === 'color-contrast-enhanced'
          ? await contrastFault(page, selector)
          : any[0]?.message;
      if (message) found.push(`${id} | ${selector} | ${message}`);
    }
  }
  return found;
};

/** The violations of the page in its current state, in light and dark. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(`window.axe || (() => { ${AXE} })()`);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsOf(page, RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...light.map((line) => `light | ${line}`),
    ...dark.map((line) => `dark | ${line}`),
  ];
};
