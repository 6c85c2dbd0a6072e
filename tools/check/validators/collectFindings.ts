import type { Page } from 'playwright-core';
import { openPageState, pageStatesAt } from '../../browser/pageStates';
import type { App } from './validator';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

/** Has the same markup as the cart and takes many times as long. */
const REPEATED = 'cart-99';

/** Opens every page and every state of it, on a desktop and on a phone; each fault names the first of its page states. */
export const inEveryPageState = async (
  { browser, shop }: App,
  validate: (page: Page) => Promise<readonly string[]>,
): Promise<{ readonly faults: readonly string[]; readonly count: number }> => {
  const found = new Map<string, string[]>();
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
      for (const fault of new Set(await validate(page)))
        found.set(fault, [...(found.get(fault) ?? []), pageState]);
      await context.close();
      count += 1;
    }
  const faults = [...found].map(([fault, pageStates]) => `${fault} (${pageStates.slice(0, 4).join(', ')})`);
  return { faults, count };
};
