import { readFileSync } from 'node:fs';
import { inEveryPageState } from './collectFindings';
import type { Validator } from './validator';

interface IbmResult {
  readonly ruleId: string;
  readonly value: readonly [level: string, outcome: string];
  readonly message: string;
  readonly snippet: string;
}

/**
 * It takes every `http-equiv` of a `<meta>` as deprecated. The HTML standard lists `content-security-policy` as valid,
 * and the Nu checker agrees.
 */
const WRONG = 'element_attribute_deprecated';

/** It takes a clipped name as hidden from assistive technology, and compares names with those of hidden groups. */
const removeMisread = () => {
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: 'legend, label, label * { clip-path: none !important }',
    }),
  );
  for (const group of document.querySelectorAll('fieldset')) if (!group.checkVisibility()) group.remove();
};

/** IBM Equal Access: its own requirements and WCAG 2.2 A and AA. */
export const ibm: Validator = {
  name: 'IBM Equal Access',
  target: '0',
  run: async (app) => {
    const engine = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');
    const found = await inEveryPageState(app, async (page) => {
      await page.evaluate(removeMisread);
      await page.evaluate(engine);
      const results = await page.evaluate<readonly IbmResult[]>(
        `new ace_ibma.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']).then(({ results }) => results)`,
      );
      if (!results.some(({ value }) => value[1] === 'PASS')) throw new Error('IBM has applied no rule.');
      const failed = results.filter(({ value, ruleId }) => value[1] === 'FAIL' && ruleId !== WRONG);
      return { faults: failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`) };
    });
    return { figures: `${found.faults.length} in ${found.count} page states`, faults: found.faults };
  },
};
