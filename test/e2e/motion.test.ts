import type { Page } from 'playwright-core';
import { COAT, TEE } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { until } from '../support/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { boxOf } from './support/boxes';
import { visibleImage } from './support/gallery';
import { scrollOf } from './support/scrolling';
import { slowMotion } from './support/slowMotion';
import { visit } from './support/visit';

/** Records the elements whose animations and transitions start. */
const recordMotion = () => {
  const started: string[] = [];
  for (const kind of ['animationstart', 'transitionrun'] as const) {
    document.addEventListener(kind, ({ target }) => {
      started.push(target instanceof Element ? target.tagName : '');
      document.documentElement.dataset['started'] = started.join(' ');
    });
  }
};

/** The names and durations in ms of the running animations. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((each) => {
      if (!(each instanceof CSSAnimation)) return [];
      const duration = each.effect?.getTiming().duration;
      return `${each.animationName} ${String(duration)}`;
    }),
  );

const openSlowly = async (page: Page) => {
  await slowMotion(page, 0.01);
  await userActions(page).openProduct(COAT.name);
};

it('should accept input while the image grows', async () => {
  // The product page is loaded already, so that nothing but the animation
  // delays its subscriptions.
  const page = await visit(TEE.path, { reducedMotion: 'no-preference' });
  await userActions(page).goHome();
  await openSlowly(page);
  expect(await animations(page)).toEqual(['grow 200']);
  expect(await scrollOf(page)).toBe(0);
  const first = await boxOf(visibleImage(page));
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await slowMotion(page, 1);
  await until('the image has grown', async () => {
    const running = await animations(page);
    return !running.includes('grow 200');
  });
  const last = await boxOf(visibleImage(page));
  expect(first.width).toBeLessThan(last.width);
});

it('should move nothing with reduced motion', async () => {
  const page = await visit('/');
  const user = userActions(page);
  await page.evaluate(recordMotion);
  const large = /melton-overcoat-charcoal-front-(800|1200)/;
  await page.route(large, () => undefined);
  await openSlowly(page);
  const image = visibleImage(page).locator('img').first();
  const background = await image.evaluate(
    (element) => getComputedStyle(element).backgroundImage,
  );
  expect(background).toMatch(/melton-overcoat-charcoal-front-400/);
  await page.unroute(large);
  await slowMotion(page, 1);

  await user.addToCart();
  await addToCart(page, 'M');
  await user.goToCart();
  await user.remove(`${COAT.name}, size M`);
  await user.goHome();
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await page.locator('html').getAttribute('data-started')).toBe('svg');
});
