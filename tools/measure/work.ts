import type { CDPSession } from 'playwright-core';

/** Processor time of the main thread, in milliseconds, however long it had to wait for the processor. */
export interface Work {
  readonly all: number;
  readonly script: number;
  /** Style and layout. */
  readonly layout: number;
}

/** Begins to count the work of a page. */
export const countWork = async (session: CDPSession): Promise<void> => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
};

/** The work of a page so far. */
export const readWork = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
};
