import type { Page } from 'playwright-core';
import { openScene, scenesAt } from '../../../tools/browser/scenes';
import { heldAgainst } from './axe';
import { DEVICES, type Device } from './devices';
import { crowded } from './room';
import { SHOP, visit } from './shopper';
import { smallTargets } from './targets';

/** A mouse hits 24 px, a finger needs 44. */
const LEAST = { desktop: 24, phone: 44 } as const;

/** A cart of 99 lines is to axe the cart again, at many times the price. */
const AGAIN = ['cart-99'];

const setLetters = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

// An open menu lies over what is under it.
const crowdedIn = async (page: Page, scene: string) =>
  (await crowded(page)).filter((fault) => scene !== 'profile-menu' || !fault.startsWith('covered by A'));

const crowdedAt320 = async (page: Page, scene: string) => {
  const faults: string[] = [];
  for (const height of [256, 640]) {
    await page.setViewportSize({ width: 320, height });
    faults.push(...(await crowdedIn(page, scene)).map((fault) => `320 x ${height}, ${fault}`));
  }
  return faults;
};

/** A fault, and the scenes in which it was found. */
type Found = Record<string, string[]>;

/** Goes to every scene of a device once, and gives what each way to look at it has found. */
export const lookEverywhere = async (device: Device) => {
  const { viewport } = DEVICES[device];
  const page = await visit('/', DEVICES[device]);
  const found = {
    axe: {},
    targets: {},
    at320: {},
    withLargeLetters: {},
  } satisfies Record<string, Found>;
  const look = async (scene: string) => {
    const add = (to: Found, faults: readonly string[]) => {
      for (const fault of faults) (to[fault] ??= []).push(scene);
    };
    await openScene(page, SHOP, scene);
    if (!AGAIN.includes(scene)) add(found.axe, await heldAgainst(page));
    add(found.targets, await smallTargets(page, LEAST[device]));
    if (device === 'phone') add(found.at320, await crowdedAt320(page, scene));
    await page.setViewportSize(viewport);
    await setLetters(page, '200%');
    add(found.withLargeLetters, await crowdedIn(page, scene));
  };
  for (const scene of scenesAt(viewport.width)) {
    await look(scene).catch((cause: unknown) => {
      throw new Error(`The scene ${scene} cannot be looked at.`, { cause });
    });
  }
  return found;
};
