import { mkdirSync, writeFileSync } from 'node:fs';
import { devToolsShim } from '../e2e/support/devToolsShim';
import { STEPS } from '../support/browser/steps';
import { untilHydrated } from '../support/browser/waitFor';
import { withApp } from '../support/browser/withApp';

// Records the user actions of STEPS in each format that `npm run replay` reads:
// npx tsx test/sessions/record.ts

const FOLDER = 'test/sessions';
const SKIPPED = 'checkout/paymentSelected';
/** The slices that do not depend on the user's events. */
const NOT_COMPARED = ['catalogue', 'storageStatus', 'appUpdate'];

const SAVE = {
  'devtools-events': () => window.devTools.exportEvents(),
  // Starts with the state after the events that the DevTools have dropped.
  'devtools-history': () => window.devTools.exportHistory(),
};

/**
 * What `npm run replay` does not read: the states after each event, and the
 * products, which come from src/data.
 */
const NOT_READ = ['computedStates', 'catalogue'];

/** An export as a text with what is read alone. */
const shortened = (file: string) =>
  JSON.stringify(
    JSON.parse(file),
    (key, value: unknown) => (NOT_READ.includes(key) ? undefined : value),
    2,
  );

void withApp(async (browser, shop) => {
  const script = await devToolsShim();
  mkdirSync(`${FOLDER}/expected`, { recursive: true });
  for (const [name, save] of Object.entries(SAVE)) {
    const isHistory = name === 'devtools-history';
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.addInitScript(
      `${isHistory ? 'window.devToolsMaxAge = 30;' : ''}${script}`,
    );
    await page.goto(shop);
    await untilHydrated(page);
    for (const [, action] of STEPS) await action(page);
    if (isHistory)
      await page.evaluate((type) => window.devTools.skip(type), SKIPPED);
    const file = await page.evaluate(save);
    const live = await page.evaluate(() => window.devTools.state());
    if (!live) throw new Error('The DevTools have no state.');
    const { pathname, search } = new URL(page.url());
    await page.close();
    const compared = Object.entries(live).filter(
      ([slice]) => !NOT_COMPARED.includes(slice),
    );
    const end = {
      url: pathname + search,
      state: Object.fromEntries(compared),
    };
    writeFileSync(`${FOLDER}/${name}.json`, `${shortened(file)}\n`);
    writeFileSync(
      `${FOLDER}/expected/${name}.json`,
      `${JSON.stringify(end, null, 2)}\n`,
    );
  }
});
