import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { redactState } from '../../src/effects/redaction';
import { userActions } from '../support/browser/userActions';
import { withApp } from '../support/browser/withApp';
import { untilHydrated } from '../support/browser/waitFor';
import { devtoolsShim } from '../e2e/support/devtoolsShim';
import { SCENARIOS, type Scenario } from './scenarios';

const FOLDER = 'test/sessions';
const SAVE = {
  events: () => window.weftTools.exportEvents(),
  history: () => window.weftTools.exportHistory(),
  own: () => window.weft?.session() ?? '',
} as const;

/** Runs a scenario in a browser; returns the saved session and its final URL and state. */
const record = async (browser: Browser, shop: string, script: string, scenario: Scenario) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const maxAge = scenario.maxAge === undefined ? '' : `window.weftMaxAge = ${scenario.maxAge};`;
  await context.addInitScript(`${maxAge}${script}`);
  const page = await context.newPage();
  await page.goto(shop + scenario.url);
  await untilHydrated(page);
  await scenario.run(userActions(page), page);
  await page.evaluate(() => window.weftTools.settled());
  const file = await page.evaluate(SAVE[scenario.saved]);
  const live = await page.evaluate(() => window.weftTools.state());
  const shown = Object.entries(scenario.saved === 'own' ? redactState(live) : live);
  // These slices do not depend on the user's events.
  const state = Object.fromEntries(
    shown.filter(([slice]) => !['catalogue', 'persistence', 'appUpdate'].includes(slice)),
  );
  const address = new URL(page.url());
  await context.close();
  return { file, end: { url: address.pathname + address.search, state } };
};

void withApp(async (browser, shop) => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',');
  mkdirSync(`${FOLDER}/expected`, { recursive: true });
  const script = await devtoolsShim();
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (wanted && !wanted.includes(name)) continue;
    const { file, end } = await record(browser, shop, script, scenario);
    writeFileSync(`${FOLDER}/${name}.json`, `${file}\n`);
    writeFileSync(`${FOLDER}/expected/${name}.json`, `${JSON.stringify(end, null, 2)}\n`);
  }
});
