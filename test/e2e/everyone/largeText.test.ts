import { button } from '../../support/browser/shopper';
import { boxOf, isInFullView } from '../support/boxes';
import { setFontSize } from '../support/fontSize';
import { showState, visitBlank } from '../support/pageState';
import { visit } from '../support/visit';

it('should keep the total, its button and the badge apart', async () => {
  const page = await visitBlank({ viewport: { width: 360, height: 740 } });
  await setFontSize(page, 32);
  await showState(page, 'cart');
  const banner = page.getByRole('banner');
  const header = await boxOf(banner);
  const badge = await boxOf(banner.getByText('10001'));
  expect(badge.height).toBeLessThan(32);
  expect(badge.y + badge.height).toBeLessThan(header.y + header.height);

  const proceed = button(page, 'PROCEED TO CHECKOUT');
  const total = page.getByText('Total', { exact: true });
  for (const [width, font] of [
    [280, 16],
    [360, 20],
    [360, 24],
    [360, 32],
    [600, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setFontSize(page, font);
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const { y, height } = await boxOf(total);
      expect((await boxOf(proceed)).y).toBeGreaterThanOrEqual(y + height);
    }
  }
});

it('should show at least two filters of the sheet at once in a low window', async () => {
  const page = await visit('/Collections', {
    viewport: { width: 256, height: 180 },
  });
  await button(page.getByRole('main'), 'Filter').click();
  const filters = page.getByRole('dialog').getByRole('checkbox');
  await filters.first().check();
  const inView = await Promise.all((await filters.all()).map(isInFullView));
  expect(inView.filter(Boolean).length).toBeGreaterThanOrEqual(2);
});
