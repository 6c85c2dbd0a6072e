import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { openPageState } from '../support/browser/pageStates';
import { arrives } from '../support/browser/waitFor';
import { DEVICES } from './support/devices';
import { SHOP, visit } from './support/visit';
import { addToCart } from './support/actions';

jest.setTimeout(60_000);

/** The elements that are being animated. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.tagName ?? '?'} ${target?.textContent.slice(0, 30) ?? ''}`;
    }),
  );

/** The animations and transitions that start during an action. */
const animationsDuring = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  await page.evaluate(() => {
    const started: string[] = [];
    for (const kind of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(kind, ({ target }) => {
        started.push(`${kind} ${target instanceof Element ? target.tagName : ''}`);
        document.documentElement.dataset['started'] = started.join('\n');
      });
    }
  });
  await act();
  const running = await runningAnimations(page);
  const started = await page.evaluate(() => document.documentElement.dataset['started'] ?? '');
  return [...running, ...started.split('\n').filter(Boolean)];
};

/** Page states with animations. */
const ANIMATED_STATES = ['home', 'mobile-menu', 'filter-sheet', 'product', 'size-missing', 'cart', 'undo'];

it('should run no animation in any page state with reduced motion', async () => {
  const page = await visit('/', DEVICES.phone);
  const found: Record<string, string[]> = {};
  for (const name of ANIMATED_STATES) {
    await openPageState(page, SHOP, name);
    const animations = await runningAnimations(page);
    if (animations.length > 0) found[name] = animations;
  }
  expect(found).toEqual({});
});

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
  const animated = await visit(COAT.path, { reducedMotion: 'no-preference' });
  expect(await animationsDuring(animated, () => actions(animated))).toContain('animationstart SPAN');
  const still = await visit(COAT.path);
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await animationsDuring(still, () => actions(still))).toEqual(['animationstart svg']);
});
