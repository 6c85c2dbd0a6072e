import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { launchBrowser, launchOptions } from '../browser/launch';
import { requireBuild } from '../build/buildStamp';
import { serveDist } from '../build/serveDist';
import { createReport, tableOf } from './report';
import { serveFloor, serveLarge, servePlain } from './servers';

//   npm run perf -- [--runs 5] [--only pages,interactions,large,state] [--json FILE]

// Redux Toolkit checks every state in development. It reads this when it is
// first imported.
process.env['NODE_ENV'] = 'production';

const PARTS = ['pages', 'interactions', 'large', 'state'] as const;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join(',') },
      json: { type: 'string' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined)
    throw new Error(`--only takes ${PARTS.join(', ')}, not "${unknown}".`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a number, not "${values.runs}".`);
  return {
    runs,
    has: (part: (typeof PARTS)[number]) => only.includes(part),
    json: values.json,
  };
};

const main = async () => {
  const { runs, has, json } = readOptions();
  requireBuild();
  const [
    { measurePageLoads },
    { measureInteractions },
    { measureLargeCatalogue },
    { measureStateLayer },
  ] = await Promise.all([
    import('./pageLoads'),
    import('./interactions'),
    import('./large'),
    import('./stateLayer'),
  ]);
  console.log(
    `Load average: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  const { record, figures } = createReport();
  const shop = await serveDist(0);
  const [floor, plain, large] = [
    await serveFloor(),
    await servePlain(),
    await serveLarge(),
  ];
  const browser = await launchBrowser();
  const lighthouseBrowser = await launch({
    ...(await launchOptions()),
    headless: 'shell',
  });
  const tab = await lighthouseBrowser.newPage();
  try {
    // In every round each page is measured once, so that a slow moment of the
    // machine affects all of them.
    for (let run = 1; run <= runs; run += 1) {
      if (has('pages'))
        await measurePageLoads(tab, shop.url, floor.url, record);
      if (has('interactions'))
        await measureInteractions(
          browser,
          { shop: shop.url, plain: plain.url, floor: floor.url },
          record,
        );
      if (has('large')) await measureLargeCatalogue(browser, large.url, record);
      if (has('state')) measureStateLayer(record);
      console.log(`Round ${run} of ${runs}`);
    }
  } finally {
    await Promise.all([browser.close(), lighthouseBrowser.close()]);
    shop.stop();
    await Promise.all([floor, plain, large].map(({ stop }) => stop()));
  }
  console.log(`\n${tableOf(figures())}`);
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify(figures(), null, 2)}\n`);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
