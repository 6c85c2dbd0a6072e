import type { Page } from 'playwright-core';
import { openPageState, pageStatesAt } from '../../browser/pageStates';
import type { App } from './validator';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

/** To a validator a cart of 99 lines is the cart again, at many times the cost. */
const REPEATED = 'cart-99';

/** Collects findings with the scenes in which they were found. */
const createCollector = () => {
  const found = new Map<string, Set<string>>();
  return {
    add: (finding: string, scene: string) => {
      found.set(finding, (found.get(finding) ?? new Set()).add(scene));
    },
    lines: () => [...found].map(([finding, scenes]) => `${finding} (${[...scenes].slice(0, 4).join(', ')})`),
  };
};

interface Findings {
  readonly faults: readonly string[];
  readonly notes?: readonly string[];
}

/** Opens every page and every state of it, on a desktop and on a phone, and collects the findings. */
export const inEveryScene = async (
  { browser, shop }: App,
  validate: (page: Page) => Promise<Findings>,
): Promise<Required<Findings> & { readonly scenes: number }> => {
  const faults = createCollector();
  const notes = createCollector();
  let scenes = 0;
  for (const device of Object.values(DEVICES))
    for (const scene of pageStatesAt(device.viewport.width).filter((name) => name !== REPEATED)) {
      const context = await browser.newContext({
        ...device,
        bypassCSP: true,
        // Colours are read while nothing moves.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await openPageState(page, shop, scene);
      const found = await validate(page);
      for (const fault of found.faults) faults.add(fault, scene);
      for (const note of found.notes ?? []) notes.add(note, scene);
      await context.close();
      scenes += 1;
    }
  return { faults: faults.lines(), notes: notes.lines(), scenes };
};
