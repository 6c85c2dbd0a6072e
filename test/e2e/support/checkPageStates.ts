import type { Page } from 'playwright-core';
import { openPageState, pageStatesAt } from '../../support/browser/pageStates';
import { axeViolations } from './axe';
import { DEVICES, type Device } from './devices';
import { findLayoutFaults } from './layoutFaults';
import { SHOP, visit } from './visit';
import { smallTargets } from './targets';

/** The minimum target size in CSS pixels (WCAG 2.5.5). */
const MIN_TARGET = 44;

/** To axe a cart of 99 lines equals a short one, at many times the cost. */
const WITHOUT_AXE = ['cart-99'];

const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

// The policy forbids a style element.
const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

// The open profile menu covers links below it.
const layoutFaultsIn = async (page: Page, name: string) =>
  (await findLayoutFaults(page)).filter(
    (fault) => name !== 'profile-menu' || !fault.startsWith('covered by A'),
  );

const layoutFaultsAt320 = async (page: Page, name: string) => {
  const faults: string[] = [];
  for (const height of [256, 640]) {
    await page.setViewportSize({ width: 320, height });
    faults.push(...(await layoutFaultsIn(page, name)).map((fault) => `320 x ${height}, ${fault}`));
  }
  return faults;
};

/** For each fault the page states in which it was found. */
type Found = Record<string, string[]>;

/** Opens every page state on a device and returns the faults of each check. */
export const checkPageStates = async (device: Device) => {
  const { viewport } = DEVICES[device];
  const page = await visit('/', DEVICES[device]);
  const found = {
    axe: {},
    targets: {},
    at320: {},
    withTextSpacing: {},
    withLargeText: {},
  } satisfies Record<string, Found>;
  const check = async (name: string) => {
    const add = (to: Found, faults: readonly string[]) => {
      for (const fault of faults) (to[fault] ??= []).push(name);
    };
    await openPageState(page, SHOP, name);
    if (!WITHOUT_AXE.includes(name)) add(found.axe, await axeViolations(page));
    add(found.targets, await smallTargets(page, MIN_TARGET));
    if (device === 'phone') add(found.at320, await layoutFaultsAt320(page, name));
    await page.setViewportSize(viewport);
    await setStyle(page, TEXT_SPACING);
    add(found.withTextSpacing, await layoutFaultsIn(page, name));
    await setStyle(page, '');
    await setTextSize(page, '200%');
    add(found.withLargeText, await layoutFaultsIn(page, name));
  };
  for (const name of pageStatesAt(viewport.width)) {
    await check(name).catch((cause: unknown) => {
      throw new Error(`The page state ${name} cannot be checked.`, { cause });
    });
  }
  return found;
};
