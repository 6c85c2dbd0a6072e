import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { COAT, PAGES } from '../../support/browser/pages';
import { button, checkbox, radio } from '../../support/browser/shopper';
import { untilHydrated } from '../../support/browser/waitFor';
import { boxOf } from '../support/boxes';
import { DEVICES } from '../support/devices';
import { thumbnail } from '../support/gallery';
import { visitBlank } from '../support/pageState';
import { SHOP } from '../support/visit';

/**
 * Whether two screenshots differ by more than the rounding of the rasterizer.
 */
const isDifferent = async (a: Buffer, b: Buffer): Promise<boolean> => {
  const [one, other] = await Promise.all(
    [a, b].map((image) => sharp(image).raw().toBuffer()),
  );
  return (
    one?.some((value, i) => Math.abs(value - (other?.[i] ?? 0)) > 16) ?? false
  );
};

/** A screenshot of an element without focus and hover. */
const screenshotOf = async (part: Locator): Promise<Buffer> => {
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
  const after = await screenshotOf(part);
  expect(await isDifferent(before, after)).toBe(true);
};

/** Expects an option to look selected. */
const expectSelected = (option: Locator) => {
  const label = option.page().locator('label').filter({ has: option });
  return expectChange(label, () => option.check());
};

/** Expects a radio to have a focus ring, which is larger than the radio. */
const expectRing = async (radio: Locator) => {
  const page = radio.page();
  // After a click the focus shows no ring, but scrolls the radio into view.
  await radio.focus();
  const { x, y, width, height } = await boxOf(radio);
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const before = await page.screenshot({ clip });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const after = await page.screenshot({ clip });
  expect(await isDifferent(before, after)).toBe(true);
};

it('should show what is selected and what has focus in forced colors', async () => {
  const page = await visitBlank({
    ...DEVICES.desktop,
    forcedColors: 'active',
  });
  const open = async (path: string) => {
    await page.goto(SHOP + path);
    await untilHydrated(page);
  };
  await open(COAT.path);
  const size = radio(page, 'M');
  await expectSelected(size);
  const images = page.getByRole('group', { name: 'Images' });
  await expectChange(images, () => thumbnail(page, 1).click());
  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  await expectChange(reviews, () => reviews.click());
  await expectRing(size);

  await open(PAGES.collections.path);
  await expectSelected(checkbox(page, 'Kids'));
  await button(page, /^Search/).click();
  const bar = page.getByRole('search');
  const focused = await bar.screenshot({ caret: 'hide' });
  await page.getByRole('searchbox').blur();
  const blurred = await bar.screenshot({ caret: 'hide' });
  expect(await isDifferent(focused, blurred)).toBe(true);
  const about = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'ABOUT' });
  await expectChange(about, () => about.click());

  await open(PAGES.placeOrder.path);
  await expectSelected(radio(page, 'Stripe'));
});
