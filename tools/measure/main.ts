import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { requireAnyBuild, requireBuild } from '../build/built';
import { said, table } from '../table';
import { isMet, verdictsOf, type Verdict } from './bars';
import { readList } from './floor';
import { gridTable, LONG_LIST, measureGrid, type GridFigures } from './grid';
import { interactionsTable, measureInteractions, type ActFigures } from './interactions';
import { measurePages, type PageFigures } from './pages';
import { pagesTable } from './pagesTable';
import { peersTable } from './peers';
import { serveMeasured, type Server } from './server';
import { measureState, type StateFigures } from './state';
import { stateTable } from './stateTable';
import { subjectsOf } from './subjects';

const PARTS = ['home', 'list', 'product', 'routes', 'inp', 'state', 'grid'] as const;
const USUAL = PARTS.filter((part) => part !== 'grid');
const PAGES = ['home', 'list', 'product', 'routes'];
const USAGE = `npm run measure -- [--runs N] [--only ${PARTS.join(',')}] [--grid] [--json FILE]`;

interface Results {
  pages?: readonly PageFigures[];
  interactions?: readonly ActFigures[];
  grid?: GridFigures;
  state?: readonly StateFigures[];
}

// The tables go to one stream and how far it is to the other: the first may be kept.
const say = (part: string) => (done: string) => process.stderr.write(`${part}: ${done}\n`);

const print = (title: string, ...lines: string[]) => console.log(`\n${title}\n\n${lines.join('\n\n')}`);

const measureInBrowser = async (
  browser: Browser,
  server: Server,
  parts: ReadonlySet<string>,
  runs: number,
) => {
  const results: Results = {};
  const list = await readList(browser, server.url);
  const subjects = subjectsOf(server, list, parts);
  if (subjects.length > 0) {
    results.pages = await measurePages(browser, server.url, subjects, runs, say('pages'));
    print(
      `Pages: ${runs} runs each in turn, medians (lowest–highest)`,
      pagesTable(results.pages),
      ...(parts.has('list') ? ['The peers’ list pages, once, elsewhere:', peersTable()] : []),
    );
  }
  if (parts.has('inp')) {
    const product = list.cards[0]?.href ?? '';
    results.interactions = await measureInteractions(browser, server.url, product, runs, say('gestures'));
    print(
      `Gestures: ${runs} rounds, medians (lowest–highest); the peers’ once, elsewhere`,
      interactionsTable(results.interactions),
    );
  }
  if (parts.has('grid')) {
    results.grid = await measureGrid(browser, server.url);
    print('The list that is built, filtered and scrolled to its end', gridTable(results.grid));
    if (results.grid.products < LONG_LIST)
      console.log('\nThat is a short list: `npm run build -- --env catalogue=5000` builds a long one.');
  }
  return results;
};

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

const measure = async (parts: ReadonlySet<string>, runs: number): Promise<Results> => {
  const inShop = [...PAGES, 'inp'].some((part) => parts.has(part));
  const results: Results = {};
  if (inShop || parts.has('grid')) {
    (inShop ? requireBuild : requireAnyBuild)();
    const server = await serveMeasured('dist');
    const browser = await launchBrowser();
    try {
      Object.assign(results, await measureInBrowser(browser, server, parts, runs));
    } finally {
      await browser.close();
      server.stop();
    }
  }
  if (parts.has('state')) {
    results.state = await measureState();
    print('State layer: changes a second', stateTable(results.state));
  }
  return results;
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
