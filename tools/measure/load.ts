import type { Browser } from 'playwright-core';
import { openDevice, PHONE, slowDown } from './device';
import { blockingTime, longestOf } from './stats';
import { readTimings } from './timings';
import { quiet, watchWire, type Bytes } from './wire';
import { countWork, readWork, type Work } from './work';

/** One page, loaded once by a phone that had nothing in its cache. Times are milliseconds. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** What the largest contentful paint painted. */
  readonly largest: string;
  readonly cls: number;
  /** What moved by itself, and when. */
  readonly moved: readonly string[];
  readonly tbt: number;
  readonly longest: number;
  /** The script that ran longest at a stretch, and for how long. */
  readonly busiest: string;
  readonly requests: number;
  readonly work: Work;
  /** As they came over the wire, with their heads, before anyone scrolled. */
  readonly bytes: Bytes;
}

/** Loads a page as a phone that has never been there, until it is quiet. */
export const loadOnce = async (browser: Browser, address: string): Promise<Load> => {
  const { context, page, session } = await openDevice(browser, PHONE);
  try {
    await slowDown(session);
    await countWork(session);
    const wire = watchWire(session);
    await page.goto(address, { waitUntil: 'load' });
    await quiet(page, wire);
    const work = await readWork(session);
    const { tasks, ...timings } = await readTimings(page);
    return {
      ...timings,
      tbt: blockingTime(tasks, timings.fcp),
      longest: longestOf(tasks),
      requests: wire.requests,
      work,
      bytes: { ...wire.bytes },
    };
  } finally {
    await context.close();
  }
};
