// The first import, because the other modules import the shop.
import './useShop.cjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import type { RootState } from '../../src/app/rootReducer';
import { SHOP_FOLDER } from '../build/fileMap';
import {
  InvalidSessionError,
  readExpectation,
  readSession,
  type Expectation,
} from './readSession';
import {
  diffExpected,
  replay,
  unknownProducts,
  type Replay,
  type Step,
} from './replay';

const USAGE =
  'usage: npm run replay -- session.json [--until N] [--json] [--expect file]';

/** The slices of a state without the catalogue, which is large. */
const slicesOf = ({ catalogue: _, ...slices }: RootState) => slices;

const printStep = (step: Step) => {
  const { number, event, isKnown, changes, url, violations } = step;
  const { type, payload } = event;
  const data = payload === undefined ? '' : ` ${JSON.stringify(payload)}`;
  const noChange = isKnown ? 'ignored' : 'unknown event';
  const details = changes.length > 0 ? changes : [noChange];
  console.log(`${String(number).padStart(4)}  ${type}${data}`);
  for (const line of details) console.log(`        ${line}`);
  for (const text of violations) console.log(`        VIOLATES ${text}`);
  console.log(`        ${url}`);
};

const print = ({ initial, steps, final }: Replay) => {
  console.log(`   0  ${selectUrl(initial)}`);
  steps.forEach(printStep);
  for (const [slice, value] of Object.entries(slicesOf(final)))
    console.log(`${slice}  ${JSON.stringify(value)}`);
};

const printJson = ({ steps, final }: Replay) => {
  const report = { steps, url: selectUrl(final), state: slicesOf(final) };
  console.log(JSON.stringify(report, null, 2));
};

/** What differs from a valid session and from what is expected. */
const problemsOf = (result: Replay, expectation: Expectation) => {
  const problems: string[] = [];
  for (const { number, violations } of result.steps) {
    for (const text of violations)
      problems.push(`event ${number} violates ${text}`);
  }
  return [...problems, ...diffExpected(result, expectation)];
};

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

const readArgs = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        json: { type: 'boolean' },
        expect: { type: 'string' },
      },
    });
  } catch {
    throw new InvalidSessionError(USAGE);
  }
};

const read = <T>(path: string, parse: (text: string) => T): T => {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new InvalidSessionError(`${path}: ${messageOf(error)}`);
  }
};

const main = () => {
  const { values, positionals } = readArgs();
  const { until = '', json, expect } = values;
  const [path] = positionals;
  if (path === undefined || positionals.length > 1 || /\D/.test(until))
    throw new InvalidSessionError(USAGE);
  const { initial, events } = read(path, readSession);
  const last = until === '' ? Infinity : Number(until);
  const session = { initial, events: events.slice(0, last) };
  const expectation = expect === undefined ? {} : read(expect, readExpectation);
  const unknown = unknownProducts(session);
  if (unknown.length > 0) {
    const ids = unknown.join(', ');
    console.error(
      `unknown products: ${SHOP_FOLDER} has no ${ids}. WEFT_SHOP=folder npm run replay reads another shop.`,
    );
  }
  const result = replay(session);
  if (json) printJson(result);
  else print(result);
  const problems = problemsOf(result, expectation);
  for (const problem of problems) console.error(`not as expected: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
};

try {
  main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = error instanceof InvalidSessionError ? 2 : 1;
}
