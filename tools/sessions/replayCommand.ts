import { parseArgs } from 'node:util';
import { selectUrl } from '../../src/app/url';
import { isObject } from '../../src/lib/guards';
import { readJson } from '../readJson';
import { runCommand } from '../runCommand';
import { readSession, type Session } from './readSession';
import { replay, type Step } from './replay';

const USAGE = 'usage: npm run replay -- session.json [--until N]';

const readArgs = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined) throw new Error(USAGE);
  return { path, until: Number(values.until ?? Infinity) };
};

const reportUnknownProducts = ({ initial, events }: Session) => {
  const known = initial.catalogue.products.map(({ _id }) => _id);
  const unknown = new Set<string>();
  for (const { payload } of events) {
    const id = isObject(payload) ? payload['productId'] : undefined;
    if (typeof id === 'string' && !known.includes(id)) unknown.add(id);
  }
  if (unknown.size > 0) {
    const list = [...unknown].join(', ');
    console.error(`unknown products: src/data has no ${list}`);
  }
};

const printStep = (number: number, step: Step) => {
  const { event, isKnown, changes, url } = step;
  const { type, payload } = event;
  const data = payload === undefined ? '' : ` ${JSON.stringify(payload)}`;
  const noChange = isKnown ? 'ignored' : 'unknown event';
  const details = changes.length > 0 ? changes : [noChange];
  console.log(`${String(number).padStart(4)}  ${type}${data}`);
  for (const line of [...details, url]) console.log(`        ${line}`);
};

const main = () => {
  const { path, until } = readArgs();
  const { initial, events } = readJson(path, readSession);
  const session = { initial, events: events.slice(0, until) };
  reportUnknownProducts(session);
  const { steps, final } = replay(session);

  console.log(`   0  ${selectUrl(initial)}`);
  for (const [i, step] of steps.entries()) {
    printStep(i + 1, step);
    for (const text of step.violations) {
      console.error(`event ${i + 1} violates ${text}`);
      process.exitCode = 1;
    }
  }
  for (const [name, slice] of Object.entries(final)) {
    if (name !== 'catalogue') console.log(`${name}  ${JSON.stringify(slice)}`);
  }
};

void runCommand(main);
