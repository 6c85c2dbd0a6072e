import type { Locator, Page } from 'playwright-core';
import { enter } from '../../tools/scenes';
import { DEVICES } from './support/devices';
import { SHOP, visit } from './support/shopper';
import { COAT } from './support/words';

jest.setTimeout(60_000);

const FORCED = { ...DEVICES.desktop, forcedColors: 'active' } as const;

/** How a part of the page looks: two that look alike give the same. */
const look = async (part: Locator): Promise<string> => (await part.screenshot()).toString('base64');
const label = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });

it('tells what is chosen apart where the colours are not the shop’s', async () => {
  const page = await visit(COAT.path, FORCED);
  const cell = label(page, 'M');
  const before = await look(cell);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect(await look(cell)).not.toBe(before);
});
