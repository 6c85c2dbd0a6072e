import type { Page } from 'playwright-core';
import { openPageState, pageStatesAt } from '../../browser/pageStates';
import type { App } from './validator';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

/** Has the same markup as the cart and takes many times as long. */
const REPEATED = 'cart-99';

/** Collects findings with the page states in which they were found. */
const createCollector = () => {
  const found = new Map<string, Set<string>>();
  return {
    add: (finding: string, pageState: string) => {
      found.set(finding, (found.get(finding) ?? new Set()).add(pageState));
    },
    lines: () =>
      [...found].map(([finding, pageStates]) => `${finding} (${[...pageStates].slice(0, 4).join(', ')})`),
  };
};

interface Findings {
  readonly faults: readonly string[];
  readonly notes?: readonly string[];
}

/** Opens every page and every state of it, on a desktop and on a phone, and collects the findings. */
export const inEveryPageState = async (
  { browser, shop }: App,
  validate: (page: Page) => Promise<Findings>,
): Promise<Required<Findings> & { readonly count: number }> => {
  const faults = createCollector();
  const notes = createCollector();
  let count = 0;
  for (const device of Object.values(DEVICES))
    for (const pageState of pageStatesAt(device.viewport.width).filter((name) => name !== REPEATED)) {
      const context = await browser.newContext({
        ...device,
        bypassCSP: true,
        // An animation would change the colors that a validator reads.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await openPageState(page, shop, pageState);
      const found = await validate(page);
      for (const fault of found.faults) faults.add(fault, pageState);
      for (const note of found.notes ?? []) notes.add(note, pageState);
      await context.close();
      count += 1;
    }
  return { faults: faults.lines(), notes: notes.lines(), count };
};
