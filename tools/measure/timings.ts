import type { Page } from 'playwright-core';

/** What the page itself has seen; its observers are asked at the end, so that none runs while it loads. */
export const readTimings = (page: Page) =>
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
