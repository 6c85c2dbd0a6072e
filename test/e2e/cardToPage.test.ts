import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { arrives } from '../../tools/browser/waitFor';
import { focusComesTo } from './support/focus';
import { visit } from './support/shopper';

const LIVELY = { reducedMotion: 'no-preference' } as const;

describe('from a card to its page', () => {
  /** Counts the transitions, and tells for how long their moving parts move. */
  const spy = (page: Page) =>
    page.evaluate(() => {
      const told: string[] = [];
      Reflect.set(window, 'told', told);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue;
            told.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`);
          }
          told.push('ready');
        });
        return transition;
      };
    });
  const told = (page: Page) =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'told');
      return Array.isArray(all) ? all.map(String) : [];
    });
  const press = async (page: Page) => {
    await spy(page);
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
    await focusComesTo(page, 'H1');
  };

  it('grows the picture, and moves nothing else', async () => {
    const page = await visit('/', LIVELY);
    await press(page);
    const moved = await told(page);
    expect(moved.filter((each) => each.startsWith('::view-transition-group(image-'))).toEqual([
      '::view-transition-group(image-melton-overcoat-charcoal) 240',
    ]);
    expect(moved.filter((each) => each.includes('(root)') && !each.includes('group'))).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('moves nothing for a shopper who wants less motion', async () => {
    const page = await visit('/');
    await press(page);
    expect((await told(page)).filter((each) => / [1-9]/.test(each))).toEqual([]);
  });

  it('opens the page where the browser knows no transitions', async () => {
    const page = await visit('/', LIVELY);
    await page.evaluate(() => Object.defineProperty(document, 'startViewTransition', { value: undefined }));
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
  });

  it('goes back to the list where it was left', async () => {
    const page = await visit('/', LIVELY);
    const card = page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ }).first();
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    await card.click();
    await arrives(page, COAT.name);
    await page.goBack();
    await card.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  });
});
