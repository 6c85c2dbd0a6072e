import type { Page } from 'playwright-core';
import { COAT, PAGES, TEE } from '../support/browser/pages';
import { arrives, until } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { boxOf } from './support/gallery';
import { visit } from './support/visit';

const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

/** The animations and transitions that start during an action. */
const animationsDuring = async (
  page: Page,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  await page.evaluate(() => {
    const started: string[] = [];
    for (const kind of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(kind, ({ target }) => {
        started.push(
          `${kind} ${target instanceof Element ? target.tagName : ''}`,
        );
        document.documentElement.dataset['started'] = started.join('\n');
      });
    }
  });
  await act();
  const started = await page.evaluate(
    () => document.documentElement.dataset['started'] ?? '',
  );
  return started.split('\n').filter(Boolean);
};

const actions = async (page: Page) => {
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await addToCart(page, 'M');
  await page.getByRole('button', { name: 'ADD TO CART' }).hover();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await arrives(page, 'Latest Arrivals');
};

it('should animate user actions, but not with reduced motion', async () => {
  const animated = await visit(COAT.path, WITH_MOTION);
  expect(await animationsDuring(animated, () => actions(animated))).toContain(
    'animationstart SPAN',
  );
  const still = await visit(COAT.path);
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await animationsDuring(still, () => actions(still))).toEqual([
    'animationstart svg',
  ]);
});

/** The names and durations in ms of the running animations. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation)
      .map(
        (each) =>
          `${each.animationName} ${String(each.effect?.getTiming().duration)}`,
      ),
  );

const card = (page: Page) =>
  page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ }).first();

/** Opens the product with animations at a tenth of their speed. */
const openSlowly = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await card(page).click();
  await arrives(page, COAT.name);
};

it('should let the image grow from that of the card, and add a size that is selected before it ends', async () => {
  // The product page is loaded already, so that nothing but the animation
  // delays its subscriptions.
  const page = await visit(TEE.path, WITH_MOTION);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await arrives(page, PAGES.home.heading);
  await openSlowly(page);
  expect(await animations(page)).toEqual(['grow 200']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const images = page.locator('#product-images');
  const first = await boxOf(images);
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await waitForBadge(page, 1);
  await until(
    'the image has grown',
    async () => !(await animations(page)).includes('grow 200'),
  );
  expect(first.width).toBeLessThan((await boxOf(images)).width);
});

it('should show the image of the card until the large one has loaded, without motion if it is reduced', async () => {
  const page = await visit('/');
  const held = /melton-overcoat-charcoal-front-(800|1200)/;
  await page.route(held, () => undefined);
  await openSlowly(page);
  expect(await animations(page)).toEqual([]);
  const background = await page
    .locator('#product-images img')
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundImage);
  expect(background).toMatch(/melton-overcoat-charcoal-front-400/);
  await page.unroute(held);
});
