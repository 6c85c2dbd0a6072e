import type { Locator, Page } from 'playwright-core';
import {
  arrives,
  button,
  checkbox,
  COAT,
  DEVICES,
  focusedName,
  headerLink,
  lightbox,
  load,
  PAGES,
  PHONE,
  radio,
  thumbnail,
  toUrl,
  visit,
} from '../support';

/** The first of the visible elements with this text. */
const text = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first();

const picture = (part: Locator) => part.locator('img').first();

// Clicks fail where something lies over the middle of their target.
it.each(['phone', 'desktop'] as const)(
  'should press the control of the text or the picture that is clicked on a %s',
  async (device) => {
    const page = await visit(COAT.path, DEVICES[device]);
    await text(page, 'M').click();
    expect(await radio(page, 'M').isChecked()).toBe(true);
    const back = thumbnail(page, 1);
    await (device === 'phone' ? back : picture(back)).click();
    expect(await back.getAttribute('aria-pressed')).toBe('true');
    await page.getByAltText(`${COAT.name}: the back`).click();
    await picture(lightbox(page)).waitFor({ state: 'attached' });

    await load(page, PAGES.collections.path);
    if (device === 'phone') await button(page, /^Filter/).click();
    await text(page, 'Women').click();
    expect(await checkbox(page, 'Women').isChecked()).toBe(true);

    await load(page, PAGES.placeOrder.path);
    await text(page, 'Stripe').click();
    expect(await radio(page, 'Stripe').isChecked()).toBe(true);
  },
);

const backgroundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

it('should leave no hover style on what was tapped', async () => {
  const page = await visit(PAGES.login.path, PHONE);
  const login = button(page.getByRole('main'), 'Login');
  const background = await backgroundOf(login);
  await login.tap();
  await page.locator('button:hover').waitFor();
  expect(await backgroundOf(login)).toBe(background);

  await load(page, PAGES.collections.path);
  await button(page, 'Filter').tap();
  const women = page.getByRole('dialog').getByText('Women');
  await women.tap();
  await page.getByText('Filter (1)').waitFor({ state: 'attached' });
  const underline = await women.evaluate(
    (element) => getComputedStyle(element).textDecorationLine,
  );
  expect(underline).toBe('none');
});

it('should open the profile menu while the mouse is over it, until Esc is pressed', async () => {
  const page = await visit(PAGES.about.path);
  const icon = headerLink(page, 'Profile');
  const orders = headerLink(page, 'Orders');
  expect(await orders.isVisible()).toBe(false);
  await icon.hover();
  await orders.waitFor();
  await page.keyboard.press('Escape');
  await orders.waitFor({ state: 'hidden' });
  await headerLink(page, 'ABOUT').hover();
  await icon.hover();
  await orders.hover();
  await orders.click();
  await arrives(page, PAGES.orders.heading);
  await orders.waitFor({ state: 'hidden' });
});

it('should lead to a category by the menu of COLLECTIONS, with the mouse and by keyboard', async () => {
  const page = await visit(PAGES.about.path);
  const link = headerLink(page, 'COLLECTIONS');
  const women = headerLink(page, 'Women');
  await link.hover();
  await women.click();
  await arrives(page, 'Women');
  await women.waitFor({ state: 'hidden' });

  await load(page, PAGES.about.path);
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await women.waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('COLLECTIONS');
  await headerLink(page, 'HOME').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await arrives(page, 'Women');
});

it('should open the profile menu by a first tap, and close it by a tap outside, where a tap does not move the focus', async () => {
  const page = await visit(PAGES.about.path, {
    ...PHONE,
    // iOS gives a tapped element no focus, and a tap outside takes none away.
    before: () =>
      addEventListener('mousedown', (event) => event.preventDefault(), true),
  });
  const icon = headerLink(page, 'Profile');
  const orders = headerLink(page, 'Orders');
  await icon.tap();
  await orders.waitFor();
  await page.getByRole('main').tap({ position: { x: 8, y: 400 } });
  await orders.waitFor({ state: 'hidden' });
  expect(toUrl(page)).toBe(PAGES.about.path);
  await icon.tap();
  await orders.waitFor();
  await icon.tap();
  await arrives(page, PAGES.login.heading);
});
