import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  button,
  cardsOutside,
  COAT,
  DEVICES,
  load,
  PAGES,
  press,
  visit,
  visitBlank,
  visitState,
} from '../support';

const countSheets = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

it('should print the cart in dark text on white from both color schemes', async () => {
  const page = await visitState('undo', DEVICES.desktop);
  const totals = page.getByRole('region', { name: 'Cart Totals' });
  const amounts = await totals.locator('dl').innerText();
  /** The mean red, green and blue of the page, from 0 to 255. */
  const colorOf = async (
    media: 'print' | 'screen',
    colorScheme: 'light' | 'dark',
  ) => {
    await page.emulateMedia({ media, colorScheme });
    const { channels } = await sharp(await page.screenshot()).stats();
    return channels.slice(0, 3).map(({ mean }) => mean);
  };
  expect(Math.max(...(await colorOf('screen', 'dark')))).toBeLessThan(80);
  const printed = await colorOf('print', 'dark');
  expect(await colorOf('print', 'light')).toEqual(printed);
  // Ink is dear: most of the sheet is white.
  expect(Math.min(...printed)).toBeGreaterThan(220);
  for (const part of ['banner', 'contentinfo', 'button'] as const)
    expect(await page.getByRole(part).count()).toBe(0);
  await page.getByRole('link', { name: COAT.name }).last().waitFor();
  expect(await page.getByText('was removed').isVisible()).toBe(false);
  expect(await totals.locator('dl').innerText()).toBe(amounts);
  expect(await countSheets(page)).toBe(1);
});

it('should print the orders with their tracking status', async () => {
  const page = await visitState('orders', DEVICES.desktop);
  await page.emulateMedia({ media: 'print' });
  const statuses = page.getByText('Ready to ship', { exact: true });
  expect(await statuses.count()).toBe(3);
  for (const words of ['16 Sep 2024', 'Ready to ship (now)'])
    await page.getByText(words).first().waitFor();
  expect(await button(page, 'Track Order').count()).toBe(0);
});

it('should print every product of the lists, which a finger scrolls in one row on a screen', async () => {
  // The width of a sheet of A4.
  const viewport = { width: 794, height: 1123 };
  const page = await visitBlank({ viewport, hasTouch: true });
  for (const path of [PAGES.home.path, COAT.path]) {
    await page.emulateMedia({ media: 'screen' });
    await load(page, path);
    expect(await cardsOutside(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await cardsOutside(page)).toEqual([]);
    // No heading is at the end of a sheet, and no product on two sheets.
    const breaks = await page.locator('main :is(h2, li)').evaluateAll((parts) =>
      parts.map((part) => {
        const { breakAfter, breakInside } = getComputedStyle(part);
        return part.localName === 'h2' ? breakAfter : breakInside;
      }),
    );
    expect(breaks).toEqual(breaks.map(() => 'avoid'));
  }
});

it('should print an open size guide, no other dialog, and the whole page behind it', async () => {
  const viewport = { width: 794, height: 900 };
  const page = await visit(PAGES.about.path, { viewport });
  const sheets = await countSheets(page);
  await press(page, 'Menu');
  expect(await countSheets(page)).toBe(sheets);

  const guide = await visitState('size-guide', { viewport });
  await guide.emulateMedia({ media: 'print' });
  await guide.getByRole('table', { name: /^Measurements/ }).waitFor();
  await guide.getByRole('heading', { level: 1 }).waitFor();
  // A backdrop is printed over every sheet.
  const backdrop = await guide
    .locator('dialog[open]')
    .evaluate((open) => getComputedStyle(open, '::backdrop').display);
  expect(backdrop).toBe('none');
});
