import type { Locator } from 'playwright-core';
import {
  addToCart,
  button,
  checkbox,
  checkOut,
  COAT,
  DEVICES,
  goTo,
  headerLink,
  openProduct,
  press,
  radio,
  readFocus,
  thumbnail,
  until,
  visit,
  watchMotion,
} from '../support';

/** A screenshot of an element without focus and hover. */
const screenshotOf = async (part: Locator) => {
  const page = part.page();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  return part.screenshot();
};

/** Expects an action to change the appearance of an element. */
const expectChange = async (part: Locator, act: () => Promise<unknown>) => {
  const before = await screenshotOf(part);
  await act();
  expect((await screenshotOf(part)).equals(before)).toBe(false);
};

/** Expects an option to look selected. */
const expectSelected = (option: Locator) => {
  const label = option.page().locator('label').filter({ has: option });
  return expectChange(label, () => option.check());
};

it('should show what is selected and what has focus in forced colors', async () => {
  const page = await visit(COAT.path, {
    ...DEVICES.desktop,
    forcedColors: 'active',
  });
  const size = radio(page, 'M');
  await expectSelected(size);
  const images = page.getByRole('group', { name: 'Images' });
  await expectChange(images, () => thumbnail(page, 1).click());
  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  await expectChange(reviews, () => reviews.click());
  await size.press('ArrowRight');
  expect((await readFocus(page)).problem).toBeUndefined();
  await press(page, 'ADD TO CART');

  await goTo(page, 'collections');
  await expectSelected(checkbox(page, 'Kids'));
  await expectSelected(checkbox(page, 'Show the cloth'));
  const about = headerLink(page, 'ABOUT');
  await expectChange(about, () => goTo(page, 'about'));

  await goTo(page, 'cart');
  const minus = button(page, /^Decrease/);
  await expectChange(minus, () => button(page, /^Increase/).click());

  await checkOut(page);
  await expectSelected(radio(page, 'Stripe'));
});

it('should move nothing with reduced motion', async () => {
  const page = await visit('/');
  const moved = await watchMotion(page);
  await openProduct(page, COAT.name);
  await press(page, 'ADD TO CART');
  await addToCart(page, 'M');
  await until(
    'the tick is shown',
    async () => (await moved.jsonValue()).length > 0,
  );
  await goTo(page, 'cart');
  await press(page, `Remove ${COAT.name}, size M`);
  await goTo(page, 'home');
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await moved.jsonValue()).toEqual([expect.stringMatching(/^<svg/)]);
});
