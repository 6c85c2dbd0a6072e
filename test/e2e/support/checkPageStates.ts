import type { Page } from 'playwright-core';
import { openPageState, pageStatesAt } from '../../support/browser/pageStates';
import { axeViolations } from './axe';
import { DEVICES, type Device } from './devices';
import { findLayoutFaults } from './layoutFaults';
import { setStyle } from './setStyle';
import { smallTargets } from './targets';
import { SHOP, visit } from './visit';

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;
const LARGE_TEXT = 'html { font-size: 200% !important }';

/**
 * The elements that are being animated. An animation that holds back presses
 * shows nothing.
 */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return 'unknown';
      const hidden = [
        'offset',
        'computedOffset',
        'easing',
        'composite',
        'pointerEvents',
      ];
      const shown = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((key) => !hidden.includes(key));
      if (shown.length === 0) return [];
      return `${effect.target?.tagName ?? '?'} ${effect.target?.textContent.slice(0, 30) ?? ''}`;
    }),
  );

const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

const faultsOf = async (
  page: Page,
  device: Device,
  name: string,
): Promise<string[]> => {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${name}, ${where}: ${fault}`));
  const addLayoutFaults = async (where: string) => {
    const found = await findLayoutFaults(page);
    // The open profile menu covers links below it.
    add(
      where,
      found.filter(
        (fault) => name !== 'profile-menu' || !fault.startsWith('covered by A'),
      ),
    );
  };
  await openPageState(page, SHOP, name);
  add('animated with reduced motion', await runningAnimations(page));
  add('axe', await axeViolations(page));
  add('small target', await smallTargets(page));
  if (device === 'phone') {
    await page.setViewportSize({ width: 320, height: 256 });
    await addLayoutFaults('320 x 256');
    add('small target, 320 x 256', await smallTargets(page));
  } else {
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      if (await scrollsSideways(page)) add(`${width} px`, ['scrolls sideways']);
    }
  }
  await page.setViewportSize(DEVICES[device].viewport);
  await setStyle(page, TEXT_SPACING);
  await addLayoutFaults('text spacing');
  // largeText.test.ts has wider windows.
  if (device === 'phone') {
    await setStyle(page, LARGE_TEXT);
    await addLayoutFaults('text at 200 %');
  }
  return faults;
};

/**
 * Opens every page state on a device; returns its violations of axe, layout
 * faults, small targets and animations.
 */
export const faultsOfPageStates = async (device: Device): Promise<string[]> => {
  const page = await visit('/', DEVICES[device]);
  const faults: string[] = [];
  for (const name of pageStatesAt(DEVICES[device].viewport.width)) {
    const found = await faultsOf(page, device, name).catch((cause: unknown) => {
      throw new Error(`The page state ${name} cannot be checked.`, { cause });
    });
    faults.push(...found);
  }
  return faults;
};
