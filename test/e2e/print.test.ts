import { openPageState } from '../support/browser/pageStates';
import { DEVICES } from './support/devices';
import { SHOP, visit } from './support/visit';
import { totalOf } from './support/actions';

it.each(['light', 'dark'] as const)(
  'should print the cart in dark text on white from a %s color scheme',
  async (colorScheme) => {
    const page = await visit('/', { ...DEVICES.desktop, colorScheme });
    await openPageState(page, SHOP, 'undo');
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
    expect(await totalOf(page, 'Total')).toBe('$330.00');
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
