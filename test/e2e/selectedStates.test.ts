import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { DEVICES } from './support/devices';
import { boxOf } from './support/boxes';
import { isDifferent } from './support/screenshots';
import { visit } from './support/visit';
import { checkbox, sizeOption } from './support/controls';

/**
 * Deletes the style rules that a browser without `:has()` drops, such as
 * Firefox 115 to 120.
 */
const dropHas = (page: Page) =>
  page.evaluate(() => {
    const drop = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let i = rules.cssRules.length - 1; i >= 0; i--) {
        const rule = rules.cssRules[i];
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('))
          rules.deleteRule(i);
        else if (rule instanceof CSSGroupingRule) drop(rule);
      }
    };
    for (const sheet of document.styleSheets) drop(sheet);
    // The browser draws these.
    for (const radio of document.querySelectorAll<HTMLInputElement>(
      '[name=payment]',
    ))
      radio.style.opacity = '0';
  });

/** A screenshot of an element without focus and hover. */
const screenshotOf = async (part: Locator): Promise<Buffer> => {
  await part.page().evaluate(() => {
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  });
  await part.page().mouse.move(0, 0);
  return part.screenshot();
};

/** Expects an action to change the appearance of an element. */
const expectChange = async (part: Locator, act: () => Promise<unknown>) => {
  const before = await screenshotOf(part);
  await act();
  expect(await isDifferent(before, await screenshotOf(part))).toBe(true);
};

const labelOf = (option: Locator) =>
  option.page().locator('label').filter({ has: option });

describe.each<[string, BrowserContextOptions, (page: Page) => unknown]>([
  ['forced colors', { forcedColors: 'active' }, () => undefined],
  ['a browser without :has()', {}, dropHas],
])('%s', (_, options, prepare) => {
  const open = async (url: string) => {
    const page = await visit(url, { ...DEVICES.desktop, ...options });
    await prepare(page);
    return page;
  };

  it('should show a selected size, its focus, and a selected image and tab', async () => {
    const page = await open(COAT.path);
    const size = sizeOption(page, 'M');
    await expectChange(labelOf(size), () => size.check());
    const images = page.getByRole('group', { name: 'Images' });
    const second = images.getByRole('radio').nth(1);
    await expectChange(images, () => second.check());
    const reviews = page.getByRole('tab', { name: /^Reviews/ });
    await expectChange(reviews, () => reviews.click());

    const { x, y, width, height } = await boxOf(size);
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const before = await page.screenshot({ clip });
    await size.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await isDifferent(before, await page.screenshot({ clip }))).toBe(
      true,
    );
  });

  it('should show a selected filter, payment method and page, and the focus of the search field', async () => {
    const list = await open('/Collections');
    const box = checkbox(list, 'Kids');
    await expectChange(labelOf(box), () => box.check());
    await list.getByRole('button', { name: 'Search', exact: true }).click();
    await prepare(list);
    const bar = list.getByRole('search');
    const focused = await bar.screenshot({ caret: 'hide' });
    await list.getByRole('searchbox').blur();
    expect(
      await isDifferent(focused, await bar.screenshot({ caret: 'hide' })),
    ).toBe(true);
    const about = list
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'ABOUT' });
    await expectChange(about, () => about.click());

    const payment = await open('/place-order');
    const stripe = payment.getByRole('radio', { name: 'Stripe' });
    await expectChange(labelOf(stripe), () => stripe.check());
  });
});
