import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { requireAnyBuild, requireBuild } from '../build/built';
import { serveDist } from '../serve';
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
import { measureVisit, visitTable, type StepFigures } from './visit';

/** Everything that was measured. */
interface Results {
  pages?: readonly PageFigures[];
  interactions?: readonly ActFigures[];
  grid?: GridFigures;
  state?: readonly StateFigures[];
  visit?: readonly StepFigures[];
}

// The tables go to one stream and how far it is to the other: the first may be kept.
const say = (part: string) => (done: string) => process.stderr.write(`${part}: ${done}\n`);

/** Prints what stands under a title. */
export const print = (title: string, ...lines: string[]) =>
  console.log(`\n${title}\n\n${lines.join('\n\n')}`);

const measureVisits = async (browser: Browser) => {
  // A server that has answers asked for anew, as hosts do.
  const server = await serveDist(0);
  try {
    const visit = await measureVisit(browser, server.url);
    print('A first visit, without the worker’s stock', visitTable(visit));
    return visit;
  } finally {
    server.stop();
  }
};

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
  if (parts.has('visit')) results.visit = await measureVisits(browser);
  return results;
};

/** Measures these parts, one after the other, and prints a table of each. */
export const measure = async (parts: ReadonlySet<string>, runs: number): Promise<Results> => {
  const withApp = ['home', 'list', 'product', 'routes', 'inp', 'visit'].some((part) => parts.has(part));
  const results: Results = {};
  if (withApp || parts.has('grid')) {
    (withApp ? requireBuild : requireAnyBuild)();
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
