import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { said, table } from '../table';
import { isMet, verdictsOf, type Verdict } from './bars';
import { measure, print } from './run';

const PARTS = ['home', 'list', 'product', 'routes', 'inp', 'state', 'grid', 'visit'] as const;
const USUAL = PARTS.filter((part) => part !== 'grid' && part !== 'visit');
const USAGE = `npm run measure -- [--runs N] [--only ${PARTS.join(',')}] [--grid] [--json FILE]`;

const verdictRow = (verdict: Verdict) => {
  const { what, figure, bar, digits } = verdict;
  return [what, said(figure, digits), said(bar, digits), isMet(verdict) ? 'met' : 'OVER'];
};

const printVerdicts = (verdicts: readonly Verdict[]) => {
  if (verdicts.length === 0) return;
  const over = verdicts.filter((verdict) => !isMet(verdict));
  print('Bars', table(['figure', 'measured', 'at most', ''], verdicts.map(verdictRow)));
  console.log(`\n${verdicts.length - over.length} of ${verdicts.length} bars met`);
};

const printMachine = () => {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const calm = load < cores / 4 ? 'calm' : 'others are at work here: trust ratios, and no single figure';
  console.log(`${cores} processors, load ${load.toFixed(1)} before: ${calm}`);
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      grid: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  const asked = values.only?.split(',') ?? (values.grid ? ['grid'] : USUAL);
  const unknown = asked.filter((part) => !PARTS.some((known) => known === part));
  if (!Number.isInteger(runs) || runs < 1 || unknown.length > 0) throw new Error(USAGE);

  printMachine();
  const results = await measure(new Set(asked), runs);
  const verdicts = verdictsOf(results);
  printVerdicts(verdicts);
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ runs, ...results, bars: verdicts.map((verdict) => ({ ...verdict, met: isMet(verdict) })) }, null, 2)}\n`,
    );
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
