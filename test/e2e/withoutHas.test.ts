import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { boxOf } from './support/gallery';
import { cellOf, changes, differ } from './support/looks';
import { visit } from './support/shopper';

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

it('shows a chosen size, its focus, and a chosen picture', async () => {
  const page = await visit(COAT.path);
  await dropHas(page);
  const size = page.getByRole('radio', { name: 'M', exact: true });
  expect(await changes(page, cellOf(page, size), () => size.check())).toBe(true);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  expect(await changes(page, pictures, () => pictures.getByRole('radio').nth(1).check())).toBe(true);

  const { x, y, width, height } = await boxOf(size);
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const before = await page.screenshot({ clip });
  await size.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await differ(before, await page.screenshot({ clip }))).toBe(true);
});

it('shows a chosen payment method by its edge, and the focus of the search field', async () => {
  const checkout = await visit('/place-order');
  await dropHas(checkout);
  const stripe = checkout.getByRole('radio', { name: 'Stripe' });
  // Without the radio itself, which the browser draws.
  await stripe.evaluate((radio) => radio.style.setProperty('opacity', '0'));
  expect(await changes(checkout, cellOf(checkout, stripe), () => stripe.check())).toBe(true);

  const list = await visit('/Collections');
  await list.getByRole('button', { name: 'Search', exact: true }).click();
  await dropHas(list);
  const bar = list.getByRole('search');
  const focused = await bar.screenshot({ caret: 'hide' });
  await list.getByRole('searchbox').blur();
  expect(await differ(focused, await bar.screenshot({ caret: 'hide' }))).toBe(true);
});
