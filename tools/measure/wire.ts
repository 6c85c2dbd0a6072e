import type { CDPSession, Page } from 'playwright-core';
import { PATIENCE } from './device';

export const BYTE_KINDS = ['script', 'page', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];
export type Bytes = Readonly<Record<ByteKind, number>>;

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
export const watchWire = (session: CDPSession) => {
  const kinds = new Map<string, ByteKind>();
  const bytes: Record<ByteKind, number> = { script: 0, page: 0, font: 0, image: 0, other: 0 };
  const wire = { requests: 0, fetched: 0, open: 0, last: Date.now(), bytes };
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
    // What lies in the cache comes without a byte.
    if (encodedDataLength > 0) wire.fetched += 1;
    close();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    if (kinds.has(requestId)) close();
  });
  return wire;
};

/** Waits until neither the wire nor the main thread has had anything to do for a while. */
export const quiet = async (page: Page, wire: ReturnType<typeof watchWire>) => {
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
