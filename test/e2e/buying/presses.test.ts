import type { Locator, Page } from 'playwright-core';
import {
  button,
  checkbox,
  COAT,
  DEVICES,
  lightbox,
  load,
  PAGES,
  radio,
  thumbnail,
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
