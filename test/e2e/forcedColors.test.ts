import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { DEVICES } from './support/devices';
import { visit } from './support/shopper';

const FORCED = { ...DEVICES.desktop, forcedColors: 'active' } as const;

/** How a part of the page looks when neither focus nor pointer is on it. */
const look = async (page: Page, part: Locator): Promise<string> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  return (await part.screenshot()).toString('base64');
};

/** Whether a part of the page looks otherwise after this than before. */
const changes = async (page: Page, part: Locator, act: () => Promise<unknown>): Promise<boolean> => {
  const before = await look(page, part);
  await act();
  return (await look(page, part)) !== before;
};

const cellOf = (page: Page, radio: Locator) => page.locator('label').filter({ has: radio });

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
