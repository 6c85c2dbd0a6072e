import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { selectUrl } from '../../src/selectors/url';
import { diffExpected } from './expect';
import { InvalidSessionError, readSession } from './read';
import { replay, type Replayed, type Step } from './replay';

const USAGE = 'npm run replay -- visit.json [--until N] [--json] [--expect file]';

const open = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new InvalidSessionError('the file cannot be opened');
  }
};

const readUntil = (said: string | undefined): number => {
  if (said === undefined) return Infinity;
  if (!/^\d+$/.test(said)) throw new InvalidSessionError(`--until takes a number of events, not "${said}"`);
  return Number(said);
};

const printStep = ({ number, event, isKnown, changes, address, broken }: Step) => {
  const payload = event['payload'] === undefined ? '' : ` ${JSON.stringify(event['payload'])}`;
  console.log(`${String(number).padStart(4)}  ${event.type}${payload}`);
  const nothing = isKnown ? 'refused: nothing changes' : 'no event of this shop';
  for (const change of changes.length > 0 ? changes : [nothing]) console.log(`        ${change}`);
  for (const each of broken) console.log(`        BROKEN ${each}`);
  console.log(`        at ${address}`);
};

const print = ({ start, steps, final }: Replayed) => {
  console.log(`   0  begins at ${selectUrl(start)}`);
  steps.forEach(printStep);
  console.log('ends with');
  for (const [slice, value] of Object.entries(final))
    if (slice !== 'catalogue') console.log(`  ${slice}  ${JSON.stringify(value)}`);
};

const printJson = ({ steps, final: { catalogue: _, ...state } }: Replayed, address: string) =>
  console.log(JSON.stringify({ steps, address, state }, null, 2));

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' }, json: { type: 'boolean' }, expect: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1)
    throw new InvalidSessionError(`one file is needed: ${USAGE}`);
  try {
    const replayed = replay(readSession(open(path)), readUntil(values.until));
    const address = selectUrl(replayed.final);
    if (values.json) printJson(replayed, address);
    else print(replayed);
    const wrong = [
      ...replayed.steps.flatMap(({ number, broken }) =>
        broken.map((each) => `event ${number} breaks ${each}`),
      ),
      ...(values.expect === undefined ? [] : diffExpected(replayed, address, open(values.expect))),
    ];
    for (const each of wrong) console.error(`otherwise than expected: ${each}`);
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof InvalidSessionError) throw new InvalidSessionError(`${path}: ${error.message}`);
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
