import type { Browser, CDPSession, Page } from 'playwright-core';
import { openDevice, PATIENCE, PHONE, slowDown } from './phone';
import { countWork, readWork, type Work } from './work';
import { blockingTime, longestOf } from './stats';

export const BYTE_KINDS = ['script', 'page', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];
export type Bytes = Readonly<Record<ByteKind, number>>;

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

/** How long nothing may happen, in milliseconds, until a page counts as quiet. */
const QUIET = 1000;

const KIND_OF: Readonly<Record<string, ByteKind>> = {
  Script: 'script',
  Document: 'page',
  Stylesheet: 'page',
  Font: 'font',
  Image: 'image',
};

/** Counts what comes over the wire. */
const watchWire = (session: CDPSession) => {
  const kinds = new Map<string, ByteKind>();
  const bytes: Record<ByteKind, number> = { script: 0, page: 0, font: 0, image: 0, other: 0 };
  const wire = { requests: 0, open: 0, last: Date.now(), bytes };
  const close = () => {
    wire.open -= 1;
    wire.last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (request.url.startsWith('data:')) return;
    kinds.set(requestId, KIND_OF[type] ?? 'other');
    wire.requests += 1;
    wire.open += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    bytes[kind] += encodedDataLength;
    close();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    if (kinds.has(requestId)) close();
  });
  return wire;
};

/** Waits until neither the wire nor the main thread has had anything to do for a while. */
const quiet = async (page: Page, wire: ReturnType<typeof watchWire>) => {
  const since = Date.now();
  for (;;) {
    if (Date.now() - since > PATIENCE) throw new Error(`${page.url()} does not come to rest.`);
    const lastTask = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            const { startTime, duration } = list.getEntries().at(-1) ?? { startTime: 0, duration: 0 };
            resolve(performance.now() - startTime - duration);
          });
          observer.observe({ type: 'longtask', buffered: true });
          setTimeout(resolve, 300, Infinity);
        }),
    );
    if (wire.open === 0 && Date.now() - wire.last > QUIET && lastTask > QUIET) return;
    await new Promise((resolve) => setTimeout(resolve, QUIET / 4));
  }
};

/** What the page itself has seen; its observers are asked at the end, so that none runs while it loads. */
const readTimings = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    for (const type of [
      'paint',
      'largest-contentful-paint',
      'layout-shift',
      'longtask',
      'long-animation-frame',
    ])
      observer.observe({ type, buffered: true });
    // What is buffered is handed over by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    observer.disconnect();
    const largest = entries.findLast(({ entryType }) => entryType === 'largest-contentful-paint');
    const element = largest && 'element' in largest && largest.element instanceof Element && largest.element;
    const text = element ? (element.getAttribute('alt') ?? element.textContent) : '';
    const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift');
    const scripts = entries
      .flatMap((entry): unknown[] =>
        'scripts' in entry && Array.isArray(entry.scripts) ? entry.scripts : [],
      )
      .filter((script) => script instanceof PerformanceEntry)
      // What has no address is our own asking.
      .filter((script) => 'sourceURL' in script && script.sourceURL !== '')
      .toSorted((a, b) => b.duration - a.duration)
      .map((script) => {
        const source = 'sourceURL' in script ? String(script.sourceURL) : '';
        return `${source.split('/').at(-1) ?? ''} ${Math.round(script.duration)} ms`;
      });
    return {
      busiest: scripts[0] ?? '',
      moved: shifts.flatMap((shift) => {
        const sources: unknown[] = 'sources' in shift && Array.isArray(shift.sources) ? shift.sources : [];
        return sources.flatMap((source) => {
          const node = typeof source === 'object' && source && 'node' in source ? source.node : undefined;
          const words = node instanceof Node ? node.textContent?.slice(0, 30) : '';
          return node instanceof Node
            ? [`${node.nodeName.toLowerCase()} “${words ?? ''}” at ${Math.round(shift.startTime)} ms`]
            : [];
        });
      }),
      fcp: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
      lcp: largest?.startTime ?? NaN,
      largest: element ? `${element.localName} “${text.slice(0, 20)}”` : '',
      cls: shifts
        .map((entry) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0))
        .reduce((sum, value) => sum + value, 0),
      tasks: entries
        .filter(({ entryType }) => entryType === 'longtask')
        .map(({ startTime, duration }) => ({ start: startTime, duration })),
    };
  });

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
