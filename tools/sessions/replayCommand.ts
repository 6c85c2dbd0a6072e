// The first import, because the other modules import the shop.
import './useShop.cjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { SHOP_FOLDER } from '../build/fileMap';
import {
  InvalidSessionError,
  readExpectation,
  readSession,
} from './readSession';
import { diffExpected, replay, unknownProducts, type Replay } from './replay';

const USAGE =
  'usage: npm run replay -- session.json [--until N] [--json] [--expect file]';

const print = ({
  initial,
  steps,
  final: { catalogue: _, ...final },
}: Replay) => {
  console.log(`   0  ${selectUrl(initial)}`);
  for (const { number, event, isKnown, changes, url, violations } of steps) {
    const payload =
      event['payload'] === undefined
        ? ''
        : ` ${JSON.stringify(event['payload'])}`;
    console.log(`${String(number).padStart(4)}  ${event.type}${payload}`);
    const noChange = isKnown ? 'ignored' : 'unknown event';
    const lines = [
      ...(changes.length > 0 ? changes : [noChange]),
      ...violations.map((text) => `VIOLATES ${text}`),
    ];
    for (const line of [...lines, url]) console.log(`        ${line}`);
  }
  for (const [slice, value] of Object.entries(final))
    console.log(`${slice}  ${JSON.stringify(value)}`);
};

const printJson = (
  { steps, final: { catalogue: _, ...state } }: Replay,
  url: string,
) => console.log(JSON.stringify({ steps, url, state }, null, 2));

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
  if (unknown.length > 0)
    console.error(
      `unknown products: ${SHOP_FOLDER} has no ${unknown.join(', ')}. WEFT_SHOP=folder npm run replay reads another shop.`,
    );
  const result = replay(session);
  if (json) printJson(result, selectUrl(result.final));
  else print(result);
  const problems = [
    ...result.steps.flatMap(({ number, violations }) =>
      violations.map((text) => `event ${number} violates ${text}`),
    ),
    ...diffExpected(result, expectation),
  ];
  for (const problem of problems) console.error(`not as expected: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
};

try {
  main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = error instanceof InvalidSessionError ? 2 : 1;
}
