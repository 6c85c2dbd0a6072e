import type { Page } from 'puppeteer-core';
import { PATHS } from '../../src/features/navigation/paths';
import { PRODUCT_PATH } from './interactions';
import type { RecordValue } from './report';

const LOADED = {
  home: PATHS.home,
  list: PATHS.collections,
  product: PRODUCT_PATH,
};

const AUDITS = [
  { id: 'first-contentful-paint', name: 'FCP ms', digits: 0 },
  { id: 'largest-contentful-paint', name: 'LCP ms', digits: 0 },
  { id: 'total-blocking-time', name: 'TBT ms', digits: 0 },
  { id: 'cumulative-layout-shift', name: 'CLS', digits: 3 },
] as const;

/**
 * Lighthouse's mobile device and network, applied by the browser instead of
 * simulated afterwards.
 */
const SETTINGS = {
  throttlingMethod: 'devtools',
  logLevel: 'silent',
  output: 'json',
} as const;

/**
 * Loads each page once with Lighthouse, which clears cache and storage first,
 * with and without script in turn.
 */
export const measurePageLoads = async (
  tab: Page,
  shop: string,
  floor: string,
  record: RecordValue,
) => {
  const { navigation } = await import('lighthouse');
  for (const [name, path] of Object.entries(LOADED)) {
    for (const [variant, origin] of [
      ['shop', shop],
      ['floor', floor],
    ] as const) {
      const result = await navigation(tab, origin + path, {
        flags: {
          ...SETTINGS,
          onlyAudits: [...AUDITS.map(({ id }) => id), 'resource-summary'],
        },
      });
      if (!result || result.lhr.runtimeError)
        throw new Error(
          `${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
        );
      const { audits } = result.lhr;
      for (const { id, name: audit, digits } of AUDITS)
        record(`${name}: ${audit}`, audits[id]?.numericValue ?? NaN, {
          variant,
          digits,
        });
      const details = audits['resource-summary']?.details;
      for (const [label, type] of [
        ['KiB', 'total'],
        ['script KiB', 'script'],
      ] as const) {
        const row =
          details?.type === 'table'
            ? details.items.find((item) => item['resourceType'] === type)
            : {};
        record(`${name}: ${label}`, Number(row?.['transferSize']) / 1024, {
          variant,
          digits: 1,
        });
      }
    }
  }
};
