import type { Browser } from 'puppeteer-core';
import { COAT } from '../browser/pages';
import { PATHS } from '../../src/domain/paths';
import type { RecordValue } from './report';

const LOADED = { home: PATHS.home, list: PATHS.collections, product: COAT.path };

const AUDITS = [
  { id: 'first-contentful-paint', name: 'FCP ms', digits: 0 },
  { id: 'largest-contentful-paint', name: 'LCP ms', digits: 0 },
  { id: 'total-blocking-time', name: 'TBT ms', digits: 0 },
  { id: 'cumulative-layout-shift', name: 'CLS', digits: 3 },
] as const;

/** Lighthouse's mobile device and network, applied by the browser instead of simulated afterwards. */
const SETTINGS = {
  throttlingMethod: 'devtools',
  logLevel: 'silent',
  output: 'json',
} as const;

/** Loads each page once with Lighthouse in a new browser context, with and without script in turn. */
export const measurePageLoads = async (
  browser: Browser,
  shop: string,
  floor: string,
  record: RecordValue,
) => {
  const { navigation } = await import('lighthouse');
  for (const [name, path] of Object.entries(LOADED)) {
    for (const origin of [shop, floor]) {
      const isFloor = origin === floor;
      const context = await browser.createBrowserContext();
      const result = await navigation(await context.newPage(), origin + path, {
        flags: { ...SETTINGS, onlyAudits: [...AUDITS.map(({ id }) => id), 'resource-summary'] },
      });
      await context.close();
      const audits = result?.lhr.audits;
      for (const { id, name: audit, digits } of AUDITS)
        record(`${name}: ${audit}`, audits?.[id]?.numericValue ?? NaN, { isFloor, digits });
      const details = audits?.['resource-summary']?.details;
      for (const [label, type] of [
        ['KiB', 'total'],
        ['script KiB', 'script'],
      ] as const) {
        const row =
          details?.type === 'table' ? details.items.find((item) => item['resourceType'] === type) : {};
        record(`${name}: ${label}`, Number(row?.['transferSize']) / 1024, { isFloor, digits: 1 });
      }
    }
  }
};
