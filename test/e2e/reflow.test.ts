import type { Page } from 'playwright-core';
import { enter, scenesAt } from '../../tools/scenes';
import { DEVICE_NAMES, DEVICES } from './support/devices';
import { crowded } from './support/room';
import { SHOP, visit } from './support/shopper';

jest.setTimeout(300_000);

const double = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** Looks at every scene that a screen of this width has, each in several ways, and gathers what has no room. */
const lookAround = async (page: Page, width: number, ways: Record<string, () => Promise<unknown>>) => {
  const found: Record<string, string[]> = {};
  for (const name of scenesAt(width)) {
    await enter(page, SHOP, name);
    for (const [way, go] of Object.entries(ways)) {
      await go();
      for (const fault of await crowded(page)) {
        // An open menu lies over what is under it.
        if (name === 'profile-menu' && fault.startsWith('covered by A')) continue;
        (found[`${way}, ${fault}`] ??= []).push(name);
      }
    }
  }
  return found;
};

it('has room for everything at 320 px, also at 400 %', async () => {
  const page = await visit('/', { ...DEVICES.phone, viewport: { width: 320, height: 640 } });
  const found = await lookAround(page, 320, {
    '320 x 256': () => page.setViewportSize({ width: 320, height: 256 }),
    '320 x 640': () => page.setViewportSize({ width: 320, height: 640 }),
  });
  expect(found).toEqual({});
});

it.each(DEVICE_NAMES)('has room for letters of twice the size on a %s', async (device) => {
  const page = await visit('/', DEVICES[device]);
  const found = await lookAround(page, DEVICES[device].viewport.width, {
    'letters of 200 %': () => double(page),
  });
  expect(found).toEqual({});
});
