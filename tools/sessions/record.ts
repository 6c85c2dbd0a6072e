import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { redactState } from '../../src/effects/redaction';
import { userActions } from '../browser/userActions';
import { withApp } from '../browser/withApp';
import { untilHydrated } from '../browser/waitFor';
import { devtoolsShim } from './devtoolsShim';
import { STORIES, type Story } from './scenarios';

const FOLDER = 'test/sessions';
const SAVE = {
  events: () => window.weftTools.exportEvents(),
  history: () => window.weftTools.exportHistory(),
  own: () => window.weft?.session() ?? '',
} as const;

/** Tells a story in a real browser; gives the file that was saved, and where the visit has ended. */
const record = async (browser: Browser, shop: string, script: string, story: Story) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const maxAge = story.maxAge === undefined ? '' : `window.weftMaxAge = ${story.maxAge};`;
  await context.addInitScript(`${maxAge}${script}`);
  const page = await context.newPage();
  await page.goto(shop + story.address);
  await untilHydrated(page);
  await story.tell(userActions(page), page);
  await page.evaluate(() => window.weftTools.settled());
  const file = await page.evaluate(SAVE[story.saved]);
  const live = await page.evaluate(() => window.weftTools.state());
  const shown = Object.entries(story.saved === 'own' ? redactState(live) : live);
  // The range and its appUpdate are the shop's own, and what the browser keeps is not the shopper's doing.
  const state = Object.fromEntries(
    shown.filter(([slice]) => !['catalogue', 'descriptions', 'persistence', 'appUpdate'].includes(slice)),
  );
  const address = new URL(page.url());
  await context.close();
  return { file, end: { url: address.pathname + address.search, state } };
};

withApp(async (browser, shop) => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',');
  mkdirSync(`${FOLDER}/expected`, { recursive: true });
  const script = await devtoolsShim();
  for (const [name, story] of Object.entries(STORIES)) {
    if (wanted && !wanted.includes(name)) continue;
    const { file, end } = await record(browser, shop, script, story);
    writeFileSync(`${FOLDER}/${name}.json`, `${file}\n`);
    writeFileSync(`${FOLDER}/expected/${name}.json`, `${JSON.stringify(end, null, 2)}\n`);
    console.log(`${name}: ${story.about}`);
  }
});
