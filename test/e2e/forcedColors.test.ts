import { COAT } from '../../tools/browser/pages';
import { DEVICES } from './support/devices';
import { cellOf, changes } from './support/looks';
import { visit } from './support/shopper';

const FORCED = { ...DEVICES.desktop, forcedColors: 'active' } as const;

it('tells a chosen size, picture and tab apart in colours that are not the shop’s', async () => {
  const page = await visit(COAT.path, FORCED);
  const size = page.getByRole('radio', { name: 'M', exact: true });
  expect(await changes(page, cellOf(page, size), () => size.check())).toBe(true);

  const picture = page.getByRole('group', { name: 'Pictures' });
  const second = picture.getByRole('radio').nth(1);
  expect(await changes(page, picture, () => second.check())).toBe(true);

  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  expect(await changes(page, reviews, () => reviews.click())).toBe(true);
});

it('tells a chosen filter, way to pay and page apart in colours that are not the shop’s', async () => {
  const page = await visit('/Collections', FORCED);
  const box = page.getByRole('checkbox', { name: 'Kids' });
  const choice = page.locator('label').filter({ has: box });
  expect(await changes(page, choice, () => box.check())).toBe(true);

  const links = page.getByRole('navigation', { name: 'Main' });
  const about = links.getByRole('link', { name: 'ABOUT' });
  expect(await changes(page, about, () => about.click())).toBe(true);

  const payment = await visit('/place-order', FORCED);
  const stripe = payment.getByRole('radio', { name: 'Stripe' });
  expect(await changes(payment, cellOf(payment, stripe), () => stripe.check())).toBe(true);
});
