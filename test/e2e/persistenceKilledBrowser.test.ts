import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { kill, randomUpTo, start, watchBadges, withoutImages } from './support/badges';
import { SHOP } from './support/visit';

const KILLS_EACH = 3;
/** After this time, what a page has shown must be on the disk. */
const GRACE_MS = 1000;

const browsers = new Set<Browser>();
// Two browsers at the same time: most of the time is spent waiting.
const directories = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'weft-killed-')));
afterAll(async () => {
  for (const browser of browsers) await browser.close();
  // A child process of a killed browser may still be writing.
  for (const directory of directories)
    await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Opens the shop in a browser with this profile directory. */
const openIn = async (directory: string) => {
  const context = await chromium.launchPersistentContext(directory, await withoutImages());
  const browser = context.browser();
  if (!browser) throw new Error('The browser has no process.');
  browsers.add(browser);
  const badges = await watchBadges(context);
  const page = await context.newPage();
  await page.goto(SHOP + COAT.path);
  return { browser, badges, page };
};

/** Kills one browser after another. Each must restore the count that the previous one showed for a second. */
const killRepeatedly = async (directory: string): Promise<number> => {
  let safe = 0;
  for (let kills = 0; kills < KILLS_EACH; kills++) {
    const { browser, badges, page } = await openIn(directory);
    await badges.reaches(safe);
    await start(page);
    await badges.reaches(safe + randomUpTo(30));
    await badges.hasLongShown(safe, GRACE_MS);
    const closed = new Promise((resolve) => browser.once('disconnected', resolve));
    const killedAt = await kill(browser, 'browser');
    await closed;
    safe = Math.max(safe, badges.most(killedAt - GRACE_MS));
  }
  const { badges } = await openIn(directory);
  await badges.reaches(safe);
  return safe;
};

it('should restore items that were shown for a second before the browser is killed, 6 times', async () => {
  for (const safe of await Promise.all(directories.map(killRepeatedly)))
    expect(safe).toBeGreaterThan(KILLS_EACH);
}, 600_000);
