import type { CDPSession, JSHandle, Locator, Page } from 'playwright-core';
import { countWork, readWork } from './work';

/** What became of one gesture, in milliseconds. */
export interface Answer {
  /** From the gesture until the frame that shows its answer: the longest of its events, as INP counts. */
  readonly answered: number;
  /** From the gesture until nothing on the page changed any more, its pictures included. */
  readonly settled: number;
  /** What the main thread did for it. */
  readonly work: number;
}

interface Seen {
  readonly events: { readonly id: number; readonly duration: number }[];
  readonly moments: { first: number; last: number };
}

/** What no observer tells of took less than this; the browser counts in steps of 8 ms, the least it tells is 16. */
const UNSEEN = 8;

/** Begins to look at a page: which events take how long, and when it last changed. */
const look = (page: Page): Promise<JSHandle<Seen>> =>
  page.evaluateHandle(() => {
    const events: { id: number; duration: number }[] = [];
    const moments = { first: Infinity, last: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id =
          'interactionId' in entry && typeof entry.interactionId === 'number' ? entry.interactionId : 0;
        if (id > 0) events.push({ id, duration: entry.duration });
      }
    });
    const from = { type: 'event', durationThreshold: 16 };
    observer.observe(from);
    observer.observe({ type: 'first-input' });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ timeStamp }) => (moments.first = Math.min(moments.first, timeStamp)), true);
    new MutationObserver(() => (moments.last = performance.now())).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    // A picture that has come changes what is seen, and no node.
    addEventListener('load', () => (moments.last = performance.now()), true);
    return { events, moments };
  });

/** Waits until the page has stood still for a while, and says what it saw since the gesture. */
const read = (seen: JSHandle<Seen>, patience: number) =>
  seen.evaluate(async ({ events, moments }, still) => {
    const since = performance.now();
    while (performance.now() - Math.max(since, moments.last) < still)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const answer = { durations: events.map(({ duration }) => duration), ...moments };
    events.length = 0;
    moments.first = Infinity;
    moments.last = 0;
    return answer;
  }, patience);

/** How long, in milliseconds, nothing may change until a page counts as still. */
const STILL = 700;

/** Makes gestures on a page and times the answers to them. */
export const timer = async (page: Page, session: CDPSession) => {
  await countWork(session);
  const seen = await look(page);
  return async (gesture: () => Promise<void>): Promise<Answer> => {
    await page.waitForTimeout(STILL);
    await read(seen, 0);
    const before = await readWork(session);
    await gesture();
    const { durations, first, last } = await read(seen, STILL);
    const after = await readWork(session);
    return {
      answered: Math.max(UNSEEN, ...durations),
      settled: Math.max(0, last - first),
      work: after.all - before.all,
    };
  };
};

/** Brings the mouse over something, and lets the page answer to that before it is pressed. */
export const approach = async (page: Page, target: Locator): Promise<void> => {
  await target.hover();
  await page.waitForTimeout(STILL);
};

/** Presses the mouse where it is. */
export const press = async (page: Page): Promise<void> => {
  await page.mouse.down();
  await page.mouse.up();
};
