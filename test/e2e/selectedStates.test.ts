import type { BrowserContextOptions, Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { DEVICES } from './support/devices';
import { boxOf } from './support/gallery';
import { changesAppearance, isDifferent, labelOf } from './support/screenshots';
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
    // The browser draws these.
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name=payment]'))
      radio.style.opacity = '0';
  });

interface Mode {
  readonly mode: string;
  readonly options: BrowserContextOptions;
  readonly prepare: (page: Page) => Promise<void>;
}

describe.each<Mode>([
  { mode: 'forced colors', options: { forcedColors: 'active' }, prepare: () => Promise.resolve() },
  { mode: 'a browser without :has()', options: {}, prepare: dropHas },
])('$mode', ({ options, prepare }) => {
  const open = async (url: string) => {
    const page = await visit(url, { ...DEVICES.desktop, ...options });
    await prepare(page);
    return page;
  };

  it('should show a selected size, its focus, and a selected image and tab', async () => {
    const page = await open(COAT.path);
    const size = page.getByRole('radio', { name: 'M', exact: true });
    expect(await changesAppearance(page, labelOf(page, size), () => size.check())).toBe(true);
    const images = page.getByRole('group', { name: 'Images' });
    const second = images.getByRole('radio').nth(1);
    expect(await changesAppearance(page, images, () => second.check())).toBe(true);
    const reviews = page.getByRole('tab', { name: /^Reviews/ });
    expect(await changesAppearance(page, reviews, () => reviews.click())).toBe(true);

    const { x, y, width, height } = await boxOf(size);
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const before = await page.screenshot({ clip });
    await size.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await isDifferent(before, await page.screenshot({ clip }))).toBe(true);
  });

  it('should show a selected filter, payment method and page, and the focus of the search field', async () => {
    const list = await open('/Collections');
    const box = list.getByRole('checkbox', { name: 'Kids' });
    expect(await changesAppearance(list, labelOf(list, box), () => box.check())).toBe(true);
    await list.getByRole('button', { name: 'Search', exact: true }).click();
    await prepare(list);
    const bar = list.getByRole('search');
    const focused = await bar.screenshot({ caret: 'hide' });
    await list.getByRole('searchbox').blur();
    expect(await isDifferent(focused, await bar.screenshot({ caret: 'hide' }))).toBe(true);
    const about = list.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' });
    expect(await changesAppearance(list, about, () => about.click())).toBe(true);

    const payment = await open('/place-order');
    const stripe = payment.getByRole('radio', { name: 'Stripe' });
    expect(await changesAppearance(payment, labelOf(payment, stripe), () => stripe.check())).toBe(true);
  });
});
