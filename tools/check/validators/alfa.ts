import { inEveryPageState } from './collectFindings';
import type { Validator } from './validator';

/** A version of Alfa that cannot read the pages finds every rule inapplicable. About 50 rules apply. */
const LEAST_RULES = 40;

/**
 * Alfa reads no rule of a style sheet that has a rule unknown to it, takes clipped elements as covering others, and
 * does not know that a modal dialog makes the page behind it inert.
 */
const removeMisread = () => {
  for (const sheet of document.styleSheets)
    for (const [i, rule] of [...[...sheet.cssRules].entries()].reverse())
      if (rule instanceof CSSStartingStyleRule) sheet.deleteRule(i);
  for (const element of document.querySelectorAll<HTMLElement>('a, span, legend'))
    if (getComputedStyle(element).clipPath === 'inset(50%)') element.style.pointerEvents = 'none';
  const modal = document.querySelector('dialog:modal');
  for (const element of modal ? document.querySelectorAll<HTMLElement>('a, button, input, select') : [])
    if (!modal?.contains(element)) element.style.pointerEvents = 'none';
};

/** Siteimprove Alfa. Failures of levels A and AA are faults, those of AAA and of best practices are notes. */
export const alfa: Validator = {
  name: 'Siteimprove Alfa',
  target: '0 of A and AA',
  run: async (app) => {
    const [{ Audit, Outcome }, { default: rules }, { Playwright }, { Conformance, Criterion }] =
      await Promise.all([
        import('@siteimprove/alfa-act'),
        import('@siteimprove/alfa-rules'),
        import('@siteimprove/alfa-playwright'),
        import('@siteimprove/alfa-wcag'),
      ]);
    const isAA = Conformance.isAA();
    const applied = new Set<string>();
    const found = await inEveryPageState(app, async (page) => {
      await page.evaluate(removeMisread);
      const document = await page.evaluateHandle(() => window.document);
      const faults: string[] = [];
      const notes: string[] = [];
      const read = await Playwright.toPage(document);
      if ([...read.document.style].some((sheet) => [...sheet.children()].length === 0))
        throw new Error('Alfa cannot read a style sheet.');
      for (const outcome of await Audit.of(read, rules).evaluate()) {
        const { rule } = outcome;
        if (!Outcome.isInapplicable(outcome)) applied.add(rule.uri);
        if (!Outcome.isFailed(outcome)) continue;
        const [location] = outcome.toSARIF().locations ?? [];
        const target = location?.logicalLocations?.[0]?.fullyQualifiedName ?? '';
        const criteria = rule.requirements.filter(Criterion.isCriterion);
        const line = `${rule.uri} ${criteria.map(({ chapter }) => chapter).join(' ')}: ${target}`;
        (criteria.some(isAA) ? faults : notes).push(line.replaceAll(/\s+/g, ' ').slice(0, 160));
      }
      return { faults, notes };
    });
    if (applied.size < LEAST_RULES) throw new Error(`Only ${applied.size} rules of Alfa apply.`);
    const { faults, notes, count } = found;
    const figures = `${faults.length} in ${count} page states, ${applied.size} rules; AAA and best practices: ${notes.length}`;
    return { figures, faults, notes };
  },
};
