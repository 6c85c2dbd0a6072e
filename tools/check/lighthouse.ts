import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import {
  isPrivate,
  PATHS,
  productPath,
} from '../../src/features/navigation/paths';
import { launchOptions } from '../browser/launch';
import { serveDist } from '../build/serveDist';

const SCRIPT = 'tools/check/node_modules/lighthouse/cli/index.js';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

const SCORE = z.number().nullable();

const REPORT = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: SCORE,
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: SCORE })),
});

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
  if (isPrivate(path)) options.push('--skip-audits=is-crawlable');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SCRIPT, shop + path, ...options],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: Infinity },
  );
  return REPORT.parse(JSON.parse(stdout));
};

/** A line for each category below 100, with the audits that lower it. */
const faultsOn = async (shop: string, path: string) => {
  const { runtimeError, categories, audits } = await reportOn(shop, path);
  if (runtimeError) return [`${path}: ${runtimeError.message}`];
  const faults: string[] = [];
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    if (score === 1) continue;
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && audits[id]?.score !== 1,
    );
    const ids = failed.map(({ id }) => id).join(', ');
    faults.push(`${path}: ${name} ${score}: ${ids}`);
  }
  return faults;
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
