import { enter, scenesAt } from '../../tools/scenes';
import { DEVICE_NAMES, DEVICES } from './support/devices';
import { SHOP, visit } from './support/shopper';
import { smallTargets } from './support/targets';

jest.setTimeout(300_000);

/** A mouse hits 24 px, a finger needs 44. */
const LEAST = { desktop: 24, phone: 44 } as const;

it.each(DEVICE_NAMES)('can be pressed everywhere on a %s', async (device) => {
  const page = await visit('/', DEVICES[device]);
  const small: Record<string, string[]> = {};
  for (const name of scenesAt(DEVICES[device].viewport.width)) {
    await enter(page, SHOP, name);
    for (const target of await smallTargets(page, LEAST[device])) (small[target] ??= []).push(name);
  }
  expect(small).toEqual({});
});
