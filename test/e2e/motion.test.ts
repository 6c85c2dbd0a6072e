import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { visit } from './support/visit';
import { addToCart } from './support/actions';

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
  const started = await page.evaluate(() => document.documentElement.dataset['started'] ?? '');
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
  const animated = await visit(COAT.path, { reducedMotion: 'no-preference' });
  expect(await animationsDuring(animated, () => actions(animated))).toContain('animationstart SPAN');
  const still = await visit(COAT.path);
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await animationsDuring(still, () => actions(still))).toEqual(['animationstart svg']);
});
