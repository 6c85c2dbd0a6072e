import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { openPageState } from '../support/browser/pageStates';
import { DEVICES } from './support/devices';
import { SHOP, visit } from './support/visit';
import { totalOf } from './support/actions';

it.each(['light', 'dark'] as const)(
  'should print the cart in dark text on white from a %s color scheme',
  async (colorScheme) => {
    const page = await visit('/', { ...DEVICES.desktop, colorScheme });
    await openPageState(page, SHOP, 'undo');
    const total = await totalOf(page, 'Total');
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const part of ['banner', 'contentinfo', 'button'] as const) {
      for (const one of await page.getByRole(part).all())
        expect(await one.isVisible()).toBe(false);
    }
    await page
      .getByRole('link', { name: 'Melton Overcoat, Charcoal' })
      .last()
      .waitFor();
    expect(await page.getByText('was removed').isVisible()).toBe(false);
    const printed = page.getByText(total, { exact: true }).last();
    expect(await printed.isVisible()).toBe(true);
    const { background, text } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { background: backgroundColor, text: color };
    });
    expect(background).toBe('rgb(255, 255, 255)');
    expect(text).toBe('rgb(29, 27, 25)');
    const sheets = await page.pdf({ format: 'A4' });
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

it('should print the orders with their tracking status', async () => {
  const page = await visit('/', DEVICES.desktop);
  await openPageState(page, SHOP, 'track-order');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Ready to ship', { exact: true }).count()).toBe(
    3,
  );
  for (const words of ['16 Sep 2024', 'Ready to ship (now)']) {
    expect(await page.getByText(words).first().isVisible()).toBe(true);
  }
  expect(await page.getByRole('button', { name: 'Track Order' }).count()).toBe(
    0,
  );
});

/** The products of the lists whose card is not wholly between the margins. */
const cutCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li')]
      .filter((card) => card.querySelector('h3'))
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((card) => card.textContent),
  );

// The width of a sheet of A4.
const SHEET = { width: 794, height: 1123 };

it.each(['/', COAT.path])(
  'should print every product of the lists of %s',
  async (url) => {
    const page = await visit(url, { viewport: SHEET, hasTouch: true });
    await page.emulateMedia({ media: 'print' });
    expect(await cutCards(page)).toEqual([]);
    const headings = page.getByRole('heading', { level: 2 });
    for (const heading of await headings.all())
      expect(
        await heading.evaluate((one) => getComputedStyle(one).breakAfter),
      ).toBe('avoid');
  },
);

const sheetsOf = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

it.each([
  ['size-guide', 1],
  ['zoomed', 0],
  ['mobile-menu', 0],
] as const)(
  'should print the whole page, after the size guide, with an open dialog: %s',
  async (state, printed) => {
    const page = await visit('/', { viewport: { width: 794, height: 900 } });
    await openPageState(page, SHOP, state);
    await page.getByRole('dialog').waitFor();
    const withDialog = await sheetsOf(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('dialog').count()).toBe(printed);
    // A backdrop is printed over every sheet.
    const backdrop = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      return dialog && getComputedStyle(dialog, '::backdrop').display;
    });
    expect(backdrop).toBe('none');
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(withDialog).toBe((await sheetsOf(page)) + printed);
  },
);
