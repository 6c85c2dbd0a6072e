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

/**
 * Lighthouse on the nine routes; a page that is `noindex` on purpose skips the
 * audit of that.
 */
export const lighthouse: Validator = {
  name: 'Lighthouse',
  target: '100, 100, 100',
  run: async ({ shop }) => {
    const { navigation } = await import('lighthouse');
    const browser = await launch({
      ...(await launchOptions()),
      headless: 'shell',
    });
    const faults: string[] = [];
    const lowest = new Map(CATEGORIES.map((id) => [id, 100]));
    try {
      const tab = await browser.newPage();
      for (const path of ROUTES) {
        const result = await navigation(tab, shop + path, {
          flags: {
            logLevel: 'silent',
            onlyCategories: [...CATEGORIES],
            ...(isPrivate(path) && { skipAudits: ['is-crawlable'] }),
          },
        });
        if (!result || result.lhr.runtimeError)
          throw new Error(
            `${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
          );
        for (const id of CATEGORIES) {
          const category = result.lhr.categories[id];
          const score = Math.round((category?.score ?? 0) * 100);
          lowest.set(id, Math.min(lowest.get(id) ?? 0, score));
          if (score === 100) continue;
          const failed = category?.auditRefs.filter((audit) => {
            const value = result.lhr.audits[audit.id]?.score;
            return audit.weight > 0 && typeof value === 'number' && value < 1;
          });
          faults.push(
            `${path}: ${id} ${score}: ${failed?.map((audit) => audit.id).join(', ') ?? ''}`,
          );
        }
      }
    } finally {
      await browser.close();
    }
    const scores = [...lowest.values()].join(', ');
    return { figures: `${scores} on ${ROUTES.length} routes`, faults };
  },
};
