import type { Page } from 'playwright-core';
import { COAT, PAGES, TEE } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { waitForBadge } from './support/actions';
import { visit } from './support/visit';

const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

/** The names and durations in ms of the running animations. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation)
      .map((each) => `${each.animationName} ${String(each.effect?.getTiming().duration)}`),
  );

describe('navigation from a card to its product page', () => {
  const press = async (page: Page) => {
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
  };

  /** Opens the product with animations at a tenth of their speed. */
  const openSlowly = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await press(page);
  };

  it('should let the image grow from that of the card', async () => {
    const page = await visit('/', WITH_MOTION);
    await openSlowly(page);
    expect(await animations(page)).toEqual(['grow 200']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const first = await page.locator('#product-images').boundingBox();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const last = await page.locator('#product-images').boundingBox();
    expect(first?.width).toBeLessThan(last?.width ?? 0);
  });

  it('should animate nothing with reduced motion', async () => {
    const page = await visit('/');
    await openSlowly(page);
    expect(await animations(page)).toEqual([]);
  });

  it('should show the image of the card until the large one has loaded', async () => {
    const page = await visit('/');
    const held = /melton-overcoat-charcoal-front-(800|1200)/;
    await page.route(held, () => undefined);
    await press(page);
    const background = await page
      .locator('#product-images img')
      .first()
      .evaluate((image) => getComputedStyle(image).backgroundImage);
    expect(background).toMatch(/melton-overcoat-charcoal-front-400/);
    await page.unroute(held);
  });

  it('should add the size that was selected before the animation ended', async () => {
    // The product page is loaded already, so that nothing but the animation delays its subscriptions.
    const page = await visit(TEE.path, WITH_MOTION);
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await arrives(page, PAGES.home.heading);
    await openSlowly(page);
    await page.getByRole('radio', { name: 'M', exact: true }).click();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await waitForBadge(page, 1);
  });

  it('should restore the scroll position of the list on Back', async () => {
    const page = await visit('/', WITH_MOTION);
    const card = page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ }).first();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await press(page);
    await page.goBack();
    await card.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
  });
});
