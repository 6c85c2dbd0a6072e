import type { Page } from 'playwright-core';

/**
 * The layout shifts of the current page that no input caused, each with its
 * score and the moved nodes.
 */
export const shifts = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) =>
      entries.push(...list.getEntries()),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in the next frame.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    observer.disconnect();
    const unexpected = entries.filter(
      (entry) => !('hadRecentInput' in entry && entry.hadRecentInput),
    );
    return unexpected.map((entry) => {
      const value =
        'value' in entry && typeof entry.value === 'number' ? entry.value : NaN;
      const sources: unknown[] =
        'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const moved = sources.flatMap((source) =>
        typeof source === 'object' &&
        source &&
        'node' in source &&
        source.node instanceof Node
          ? [source.node.nodeName, source.node.textContent?.slice(0, 30)].join(
              ' ',
            )
          : [],
      );
      return { value, moved };
    });
  });
