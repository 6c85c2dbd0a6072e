import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isPersonalPath, PATHS, productPath } from '../../src/routing/paths';
import { launchOptions } from '../browser/launch';
import { serveDist } from '../build/serveDist';

const SCRIPT = 'tools/check/node_modules/lighthouse/cli/index.js';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

const SCORES = z.record(z.string(), z.object({ score: z.number().nullable() }));
const REPORT = z.object({ categories: SCORES, audits: SCORES });

/** Runs Lighthouse, which starts a browser of its own. */
const reportOn = async (shop: string, path: string) => {
  const { executablePath, env, args } = await launchOptions();
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless ${args.join(' ')}`,
  ];
  // A page that is `noindex` on purpose.
  if (isPersonalPath(path)) options.push('--skip-audits=is-crawlable');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SCRIPT, shop + path, ...options],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: Infinity },
  );
  return REPORT.parse(JSON.parse(stdout));
};

/** The categories of a page below 100, and the audits that failed. */
const faultsOn = async (shop: string, path: string) => {
  const { categories, audits } = await reportOn(shop, path);
  const low = Object.entries(categories).filter(([, { score }]) => score !== 1);
  if (low.length === 0) return [];
  // An audit that does not apply to the page has no score.
  const failed = Object.entries(audits).filter(
    ([, { score }]) => score !== null && score < 1,
  );
  const names = [...low, ...failed].map(([name]) => name);
  return [`${path}: ${names.join(', ')}`];
};

/** What Lighthouse finds on the nine routes. */
export const lighthouse = async (): Promise<string> => {
  const paths = Object.values(PATHS);
  const server = await serveDist(0);
  const faults: string[] = [];
  try {
    for (const path of [...paths, productPath('melton-overcoat-charcoal')])
      faults.push(...(await faultsOn(server.url, path)));
  } finally {
    server.stop();
  }
  return faults.join('\n');
};
