import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import {
  kill,
  randomUpTo,
  start,
  watchBadges,
  withoutImages,
} from './support/badges';
import { SHOP } from './support/visit';

/** After this time, what a page has shown must be on the disk. */
const GRACE_MS = 1000;

const browsers = new Set<Browser>();
const directories = new Set<string>();
afterAll(async () => {
  for (const browser of browsers) await browser.close();
  // A child process of a killed browser may still be writing.
  for (const directory of directories)
    await rm(directory, {
      recursive: true,
      force: true,
      maxRetries: 20,
      retryDelay: 100,
    });
});

/** Opens the shop in a browser with this profile directory. */
const openIn = async (directory: string) => {
  const context = await chromium.launchPersistentContext(
    directory,
    await withoutImages(),
  );
  const browser = context.browser();
  if (!browser) throw new Error('The browser has no process.');
  browsers.add(browser);
  const badges = await watchBadges(context);
  const page = await context.newPage();
  await page.goto(SHOP + COAT.path);
  return { browser, badges, page };
};

/**
 * Kills a browser with a new profile and opens the profile again, once. If a
 * kill cuts off the last record of a database, Chromium appends to that record,
 * finds the database broken one start later and deletes it.
 */
const killAndRestore = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'weft-killed-'));
  directories.add(directory);
  const { browser, badges, page } = await openIn(directory);
  await start(page);
  await badges.reaches(randomUpTo(30));
  await badges.hasLongShownAny(GRACE_MS);
  const closed = new Promise((resolve) =>
    browser.once('disconnected', resolve),
  );
  const killedAt = await kill(browser, 'browser');
  await closed;

  const restored = await openIn(directory);
  await restored.badges.reaches(badges.most(killedAt - GRACE_MS));
  await restored.browser.close();
};

it('should restore items shown for a second after the browser is killed, 6 times', async () => {
  // Two browsers at the same time: most of the time is spent waiting.
  for (let round = 0; round < 3; round++)
    await Promise.all([killAndRestore(), killAndRestore()]);
});
