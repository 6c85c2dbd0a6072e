import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser';
import { headersOf, policyIn } from '../../build/headers';
import { DIST } from '../../build/fileMap';
import type { Validator } from './validator';

/** "'self' can be problematic if you host JSONP, Angular or user uploaded files": the shop hosts none of them. */
const ACCEPTED = "script-src 'self'";

/** Google's evaluator on the policy of the pages. */
export const policy: Validator = {
  name: 'csp_evaluator',
  target: `only ${ACCEPTED}`,
  run: () => {
    const built = policyIn(readFileSync(`${DIST}/_headers`, 'utf8'));
    const sent = headersOf('/index.html', built)['Content-Security-Policy'];
    if (sent === undefined) throw new Error('dist/_headers has no policy.');
    const findings = new CspEvaluator(new CspParser(sent).csp).evaluate();
    const lines = findings.map(({ directive, value, description }) => ({
      source: `${directive} ${value ?? ''}`,
      text: `${directive} ${value ?? ''}: ${description}`,
    }));
    const faults = lines.filter(({ source }) => source !== ACCEPTED).map(({ text }) => text);
    const notes = lines.filter(({ source }) => source === ACCEPTED).map(({ text }) => text);
    return { figures: `${faults.length}, accepted: ${notes.length}`, faults, notes };
  },
};
