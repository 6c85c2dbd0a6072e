import type { Locator, Page } from 'playwright-core';
import { SHIRT } from '../support/productIds';
import { COAT } from '../support/browser/pages';
import { lightbox } from './support/gallery';
import { visit } from './support/visit';
import { twoFrames, until } from '../support/browser/waitFor';

const REPEATS = 6;

/** Holds a key on a control: the browser repeats `keydown`. */
const hold = async (page: Page, control: Locator, key: 'Enter' | 'Space') => {
  await control.focus();
  for (let i = 0; i < REPEATS; i++) {
    await page.keyboard.down(key);
    await twoFrames(page);
  }
  await page.keyboard.up(key);
  await twoFrames(page);
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

describe.each(['Enter', 'Space'] as const)('a held %s', (key) => {
  it('should add one piece', async () => {
    const page = await visit(`/product/${SHIRT}`);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await hold(page, button(page, 'ADD TO CART'), key);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await until('the badge shows one piece', async () =>
      /^Cart1$/.test((await cart.textContent()) ?? ''),
    );
  });

  it('should remove one filter', async () => {
    const page = await visit(
      '/Collections?category=Men&category=Women&type=Topwear',
    );
    const chips = button(page, /^Remove/);
    expect(await chips.count()).toBe(3);
    await hold(page, chips.first(), key);
    expect(await chips.count()).toBe(2);
  });

  it('should open search, and close it', async () => {
    const page = await visit('/Collections');
    const field = page.getByRole('searchbox');
    await hold(page, button(page, 'Search'), key);
    expect(await field.count()).toBe(1);
    await hold(page, button(page, 'Close search'), key);
    expect(await field.count()).toBe(0);
  });

  it('should close a dialog that does not open again', async () => {
    const page = await visit(COAT.path);
    await hold(page, button(page, 'Zoom in'), key);
    await lightbox(page).waitFor();
    await hold(
      page,
      lightbox(page).getByRole('button', { name: 'Close' }),
      key,
    );
    expect(await lightbox(page).count()).toBe(0);
  });

  it('should remove one line, and restore it', async () => {
    const page = await visit(`/product/${SHIRT}`);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await button(page, 'ADD TO CART').click();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    const remove = button(page, /^Remove/);
    const undo = button(page, /^Undo/);
    await hold(page, remove, key);
    expect([await remove.count(), await undo.count()]).toEqual([0, 1]);
    await hold(page, undo, key);
    expect([await remove.count(), await undo.count()]).toEqual([1, 0]);
  });
});
