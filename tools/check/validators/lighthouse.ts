import type { Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../../browser/launch';
import {
  isPrivate,
  PATHS,
  productPath,
} from '../../../src/features/navigation/paths';
import type { Validator } from './validator';

const ROUTES = [
  ...Object.values(PATHS),
  productPath('melton-overcoat-charcoal'),
];

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** The audits that lower the score of a category. */
const failedAudits = (result: Result, category: Category) => {
  const audits = result.categories[category]?.auditRefs ?? [];
  const failed = audits.filter(({ id, weight }) => {
    const score = result.audits[id]?.score;
    return weight > 0 && typeof score === 'number' && score < 1;
  });
  return failed.map(({ id }) => id).join(', ');
};

/**
 * Lighthouse on the nine routes; a page that is `noindex` on purpose skips the
 * audit of that.
 */
export const lighthouse: Validator = {
  name: 'Lighthouse',
  target: '100, 100, 100',
  run: async ({ shop }) => {
    const { navigation } = await import('lighthouse');
    const options = await launchOptions();
    const browser = await launch({ ...options, headless: 'shell' });
    const faults: string[] = [];
    const lowest = new Map(CATEGORIES.map((id) => [id, 100]));
    try {
      const tab = await browser.newPage();
      for (const path of ROUTES) {
        const result = await navigation(tab, shop + path, {
          flags: {
            logLevel: 'silent',
            onlyCategories: [...CATEGORIES],
            skipAudits: isPrivate(path) ? ['is-crawlable'] : [],
          },
        });
        const report = result?.lhr;
        if (!report || report.runtimeError) {
          const reason = report?.runtimeError?.message ?? 'no result';
          throw new Error(`${path}: ${reason}`);
        }
        for (const category of CATEGORIES) {
          const score = scoreOf(report, category);
          lowest.set(category, Math.min(lowest.get(category) ?? 0, score));
          if (score === 100) continue;
          const audits = failedAudits(report, category);
          faults.push(`${path}: ${category} ${score}: ${audits}`);
        }
      }
    } finally {
      await browser.close();
    }
    const scores = [...lowest.values()].join(', ');
    return { figures: `${scores} on ${ROUTES.length} routes`, faults };
  },
};
