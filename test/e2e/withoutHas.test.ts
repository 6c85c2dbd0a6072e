import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { boxOf } from './support/gallery';
import { labelOf, changesAppearance, isDifferent } from './support/screenshots';
import { visit } from './support/visit';

/** Deletes the style rules that a browser without `:has()` drops, such as Firefox 115 to 120. */
const dropHas = (page: Page) =>
  page.evaluate(() => {
    const drop = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let i = rules.cssRules.length - 1; i >= 0; i--) {
        const rule = rules.cssRules[i];
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) rules.deleteRule(i);
        else if (rule instanceof CSSGroupingRule) drop(rule);
      }
    };
    for (const sheet of document.styleSheets) drop(sheet);
  });

it('should show a selected size, its focus and a selected image', async () => {
  const page = await visit(COAT.path);
  await dropHas(page);
  const size = page.getByRole('radio', { name: 'M', exact: true });
  expect(await changesAppearance(page, labelOf(page, size), () => size.check())).toBe(true);
  const images = page.getByRole('group', { name: 'Images' });
  expect(await changesAppearance(page, images, () => images.getByRole('radio').nth(1).check())).toBe(true);

  const { x, y, width, height } = await boxOf(size);
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const before = await page.screenshot({ clip });
  await size.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await isDifferent(before, await page.screenshot({ clip }))).toBe(true);
});

it('should show a selected payment method by its border, and the focus of the search field', async () => {
  const checkout = await visit('/place-order');
  await dropHas(checkout);
  const stripe = checkout.getByRole('radio', { name: 'Stripe' });
  // Hides the radio itself, which the browser draws.
  await stripe.evaluate((radio) => radio.style.setProperty('opacity', '0'));
  expect(await changesAppearance(checkout, labelOf(checkout, stripe), () => stripe.check())).toBe(true);

  const list = await visit('/Collections');
  await list.getByRole('button', { name: 'Search', exact: true }).click();
  await dropHas(list);
  const bar = list.getByRole('search');
  const focused = await bar.screenshot({ caret: 'hide' });
  await list.getByRole('searchbox').blur();
  expect(await isDifferent(focused, await bar.screenshot({ caret: 'hide' }))).toBe(true);
});
