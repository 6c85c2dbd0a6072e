import { openScene } from '../../tools/browser/scenes';
import { DEVICES } from './support/devices';
import { SHOP, visit } from './support/shopper';
import { totalOf } from './support/actions';

it.each(['light', 'dark'] as const)(
  'prints the cart in ink on white, from a %s screen',
  async (colorScheme) => {
    const page = await visit('/', { ...DEVICES.desktop, colorScheme });
    await openScene(page, SHOP, 'undo');
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const part of ['banner', 'contentinfo', 'button'] as const) {
      for (const one of await page.getByRole(part).all()) expect(await one.isVisible()).toBe(false);
    }
    await page.getByRole('link', { name: 'Melton Overcoat, Charcoal' }).last().waitFor();
    expect(await page.getByText('was removed').isVisible()).toBe(false);
    expect(await totalOf(page, 'Total')).toBe('$330.00');
    const { ground, ink } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { ground: backgroundColor, ink: color };
    });
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(ink).toBe('rgb(29, 27, 25)');
    const sheets = await page.pdf({ format: 'A4' });
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

it('prints the orders, with how far each has come', async () => {
  const page = await visit('/', DEVICES.desktop);
  await openScene(page, SHOP, 'track-order');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Ready to ship', { exact: true }).count()).toBe(3);
  for (const words of ['16 Sep 2024', 'Ready to ship (now)']) {
    expect(await page.getByText(words).first().isVisible()).toBe(true);
  }
  expect(await page.getByRole('button', { name: 'Track Order' }).count()).toBe(0);
});
