import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { inEveryPageState } from './collectFindings';
import type { Validator } from './validator';

const AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};
const CONTRAST: RunOptions = { ...AA, runOnly: ['color-contrast-enhanced'] };

const faultsIn = async (page: Page, options: RunOptions): Promise<string[]> => {
  await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
    for (const { id, nodes } of violations)
      for (const { target, any } of nodes)
        faults.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`);
  }
  return faults;
};

const axeValidator = (name: string, options: RunOptions): Validator => ({
  name,
  target: '0',
  run: async (app) => {
    const { faults, count } = await inEveryPageState(app, (page) => faultsIn(page, options));
    return { figures: `${faults.length} in ${count} page states, light and dark`, faults };
  },
});

export const axeAA = axeValidator('axe A to 2.2 AA', AA);
export const axeContrast = axeValidator('axe AAA contrast', CONTRAST);
