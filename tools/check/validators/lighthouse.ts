import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { launchOptions } from '../../browser/launch';
import {
  isPrivate,
  PATHS,
  productPath,
} from '../../../src/features/navigation/paths';
import type { Validator } from './validator';

const SCRIPT = 'tools/check/node_modules/lighthouse/cli/index.js';

const ROUTES = [
  ...Object.values(PATHS),
  productPath('melton-overcoat-charcoal'),
];

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

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

type Report = z.infer<typeof REPORT>;

const scoreOf = (report: Report, category: Category) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits that lower the score of a category. */
const failedAudits = (report: Report, category: Category) => {
  const audits = report.categories[category]?.auditRefs ?? [];
  const failed = audits.filter(({ id, weight }) => {
    const score = report.audits[id]?.score ?? 1;
    return weight > 0 && score < 1;
  });
  return failed.map(({ id }) => id).join(', ');
};

/** Runs Lighthouse, which starts a browser of its own. */
const reportOf = async (url: string, path: string): Promise<Report> => {
  const { executablePath, env, args } = await launchOptions();
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless ${args.join(' ')}`,
    // A page that is `noindex` on purpose.
    ...(isPrivate(path) ? ['--skip-audits=is-crawlable'] : []),
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SCRIPT, url + path, ...options],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: Infinity },
  );
  return REPORT.parse(JSON.parse(stdout));
};

/** Lighthouse on the nine routes. */
export const lighthouse: Validator = {
  name: 'Lighthouse',
  target: '100, 100, 100',
  run: async ({ shop }) => {
    const faults: string[] = [];
    const lowest = new Map(CATEGORIES.map((id) => [id, 100]));
    for (const path of ROUTES) {
      const report = await reportOf(shop, path);
      if (report.runtimeError)
        throw new Error(`${path}: ${report.runtimeError.message}`);
      for (const category of CATEGORIES) {
        const score = scoreOf(report, category);
        lowest.set(category, Math.min(lowest.get(category) ?? 0, score));
        if (score === 100) continue;
        const audits = failedAudits(report, category);
        faults.push(`${path}: ${category} ${score}: ${audits}`);
      }
    }
    const scores = [...lowest.values()].join(', ');
    return { figures: `${scores} on ${ROUTES.length} routes`, faults };
  },
};
