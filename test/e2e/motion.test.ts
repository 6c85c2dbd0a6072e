import type { Page } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { openScene } from '../../tools/browser/scenes';
import { arrives } from '../../tools/browser/waitFor';
import { DEVICES } from './support/devices';
import { SHOP, visit } from './support/shopper';
import { addToCart } from './support/actions';

jest.setTimeout(60_000);

/** What moves now, and on what. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const on = effect instanceof KeyframeEffect ? effect.target : null;
      return `${on?.tagName ?? '?'} ${on?.textContent.slice(0, 30) ?? ''}`;
    }),
  );

/** Everything that begins to move while this goes on, however short. */
const movesDuring = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  await page.evaluate(() => {
    const begun: string[] = [];
    for (const kind of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(kind, ({ target }) => {
        begun.push(`${kind} ${target instanceof Element ? target.tagName : ''}`);
        document.documentElement.dataset['begun'] = begun.join('\n');
      });
    }
  });
  await act();
  const now = await moving(page);
  const begun = await page.evaluate(() => document.documentElement.dataset['begun'] ?? '');
  return [...now, ...begun.split('\n').filter(Boolean)];
};

/** Where something could move. */
const LIVELY = ['home', 'mobile-menu', 'filter-sheet', 'product', 'refused', 'cart', 'undo'];

it('stands still for whoever asks for it', async () => {
  const page = await visit('/', DEVICES.phone);
  const found: Record<string, string[]> = {};
  for (const name of LIVELY) {
    await openScene(page, SHOP, name);
    const what = await moving(page);
    if (what.length > 0) found[name] = what;
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

it('moves by a shopper’s own hand, but not for whoever asks it not to', async () => {
  const lively = await visit(COAT.path, { reducedMotion: 'no-preference' });
  expect(await movesDuring(lively, () => actions(lively))).toContain('animationstart SPAN');
  const still = await visit(COAT.path);
  expect(await movesDuring(still, () => actions(still))).toEqual([]);
});
