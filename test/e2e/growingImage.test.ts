import type { Page } from 'playwright-core';
import { COAT, PAGES, TEE } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { waitForBadge } from './support/actions';
import { waitForFocus } from './support/focus';
import { visit } from './support/visit';

const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

describe('navigation from a card to its product page', () => {
  /** Records the animated parts of each view transition with their duration in ms. */
  const recordTransitions = (page: Page) =>
    page.evaluate(() => {
      const animations: string[] = [];
      Reflect.set(window, 'animations', animations);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue;
            animations.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`);
          }
          animations.push('ready');
        });
        return transition;
      };
    });
  const recordedAnimations = (page: Page) =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'animations');
      return Array.isArray(all) ? all.map(String) : [];
    });
  const openProduct = async (page: Page) => {
    await recordTransitions(page);
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
    await waitForFocus(page, 'H1');
  };

  it('should animate only the product image', async () => {
    const page = await visit('/', WITH_MOTION);
    await openProduct(page);
    const animations = await recordedAnimations(page);
    expect(animations.filter((each) => each.startsWith('::view-transition-group(image-'))).toEqual([
      '::view-transition-group(image-melton-overcoat-charcoal) 240',
    ]);
    expect(animations.filter((each) => each.includes('(root)') && !each.includes('group'))).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('should animate nothing with reduced motion', async () => {
    const page = await visit('/');
    await openProduct(page);
    expect((await recordedAnimations(page)).filter((each) => / [1-9]/.test(each))).toEqual([]);
  });

  it('should open the page in a browser without view transitions', async () => {
    const page = await visit('/', WITH_MOTION);
    await page.evaluate(() => Object.defineProperty(document, 'startViewTransition', { value: undefined }));
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
  });

  it('should add the size that was selected before the animation ended', async () => {
    // The product page is loaded already, so that nothing but the animation delays its subscriptions.
    const page = await visit(TEE.path, WITH_MOTION);
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await arrives(page, PAGES.home.heading);
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    // The animation takes 2.4 seconds.
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
    await page.getByRole('radio', { name: 'M', exact: true }).click();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await waitForBadge(page, 1);
  });

  it('should restore the scroll position of the list on Back', async () => {
    const page = await visit('/', WITH_MOTION);
    const card = page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ }).first();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await arrives(page, COAT.name);
    await page.goBack();
    await card.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
  });
});
