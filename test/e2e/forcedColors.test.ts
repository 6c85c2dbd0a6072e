import { COAT } from '../support/browser/pages';
import { DEVICES } from './support/devices';
import { labelOf, changesAppearance } from './support/screenshots';
import { visit } from './support/visit';

const FORCED = { ...DEVICES.desktop, forcedColors: 'active' } as const;

it('should distinguish a selected size, image and tab in forced colors', async () => {
  const page = await visit(COAT.path, FORCED);
  const size = page.getByRole('radio', { name: 'M', exact: true });
  expect(await changesAppearance(page, labelOf(page, size), () => size.check())).toBe(true);

  const images = page.getByRole('group', { name: 'Images' });
  const second = images.getByRole('radio').nth(1);
  expect(await changesAppearance(page, images, () => second.check())).toBe(true);

  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  expect(await changesAppearance(page, reviews, () => reviews.click())).toBe(true);
});

it('should distinguish a selected filter, payment method and current page in forced colors', async () => {
  const page = await visit('/Collections', FORCED);
  const box = page.getByRole('checkbox', { name: 'Kids' });
  const choice = page.locator('label').filter({ has: box });
  expect(await changesAppearance(page, choice, () => box.check())).toBe(true);

  const links = page.getByRole('navigation', { name: 'Main' });
  const about = links.getByRole('link', { name: 'ABOUT' });
  expect(await changesAppearance(page, about, () => about.click())).toBe(true);

  const payment = await visit('/place-order', FORCED);
  const stripe = payment.getByRole('radio', { name: 'Stripe' });
  expect(await changesAppearance(payment, labelOf(payment, stripe), () => stripe.check())).toBe(true);
});
