import type { Locator, Page } from 'playwright-core';
import {
  arrives,
  button,
  checkbox,
  COAT,
  DEVICES,
  focusedName,
  goTo,
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

it('should open each menu of the header by the mouse and by keyboard, until Esc is pressed', async () => {
  const page = await visit('/');
  for (const [opener, item, heading] of [
    ['Profile', 'My profile', PAGES.login.heading],
    ['COLLECTIONS', 'Women', 'Women'],
  ] as const) {
    await goTo(page, 'about');
    const icon = headerLink(page, opener);
    const link = headerLink(page, item);
    expect(await link.isVisible()).toBe(false);
    await icon.hover();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await headerLink(page, 'ABOUT').hover();
    await icon.hover();
    await link.hover();
    await link.click();
    await arrives(page, heading);
    await link.waitFor({ state: 'hidden' });

    await goTo(page, 'about');
    await icon.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe(opener);
    await headerLink(page, 'ABOUT').focus();
    await icon.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrives(page, heading);
  }
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
