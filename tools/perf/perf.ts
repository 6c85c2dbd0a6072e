import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch';
import { DIST } from '../build/fileMap';
import { serveDist } from '../build/serveDist';
import { DEVICE_NAMES } from './devices';
import { GESTURES, measureGesture } from './gestures';
import { serveHandWritten } from './handWritten';
import { measureLarge } from './large';
import { LOADED, measurePageLoad } from './pageLoads';
import { createReport, type Figures } from './report';
import { serveLarge } from './servers';

//   npm run perf -- [--runs 5] [--only loads,gestures,large] [--with other/dist]

/** What is measured on each of these URLs, which are named by their subject. */
interface Measurement {
  readonly what: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly measure: (url: string) => Promise<Figures>;
}

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: 'loads,gestures,large' },
      with: { type: 'string' },
    },
  });
  const builds = values.with === undefined ? [DIST] : [DIST, values.with];
  return { runs: Number(values.runs), parts: values.only.split(','), builds };
};

/** What is measured in each round. */
const findMeasurements = async (
  browser: Browser,
  { parts, builds }: ReturnType<typeof readOptions>,
) => {
  const all: Measurement[] = [];
  const shops: Record<string, string> = {};
  for (const build of builds) {
    const { url } = await serveDist(0, build);
    shops[build] = url;
  }

  if (parts.includes('loads')) {
    const paths = Object.values(LOADED);
    const shop = shops[DIST] ?? '';
    const handWritten = await serveHandWritten(browser, shop, paths);
    for (const [what, path] of Object.entries(LOADED)) {
      all.push({
        what,
        urls: { ...shops, 'hand-written': handWritten },
        measure: (url) => measurePageLoad(browser, url + path),
      });
    }
  }
  if (parts.includes('gestures')) {
    for (const device of DEVICE_NAMES) {
      for (const [name, gesture] of Object.entries(GESTURES)) {
        all.push({
          what: `${device}: ${name}`,
          urls: shops,
          measure: (url) => measureGesture(browser, device, url, gesture),
        });
      }
    }
  }
  if (parts.includes('large')) {
    all.push({
      what: '5,000 products',
      urls: { [DIST]: await serveLarge() },
      measure: (url) => measureLarge(browser, url),
    });
  }
  return all;
};

const main = async () => {
  const options = readOptions();
  const browser = await launchBrowser();
  const all = await findMeasurements(browser, options);
  const { record, print } = createReport();
  console.log(`Load average: ${loadavg().map(Math.round).join(', ')}`);
  // Each round measures everything once, in alternating order, so that a slow
  // moment of the machine affects all subjects.
  for (let run = 1; run <= options.runs; run += 1) {
    for (const { what, urls, measure } of all) {
      const subjects = Object.entries(urls);
      if (run % 2 === 0) subjects.reverse();
      for (const [subject, url] of subjects) {
        record(what, subject, await measure(url));
      }
    }
    console.log(`Round ${run} of ${options.runs}`);
  }
  print();
  // The servers would keep the process running.
  process.exit();
};

void main();
