import type { Page } from 'playwright-core';
import { untilOpen } from '../../tools/waiting';
import { SHOP, visit } from './support/shopper';

/** The page as it is written, on a line so slow that no script of it has come; until it is told to go on. */
const withoutScripts = async (address: string) => {
  const page = await visit('/robots.txt', { bare: true });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(SHOP + address, { waitUntil: 'commit' });
  return { page, release };
};

const sortOf = (page: Page) => page.getByRole('combobox');

it('sorts as it was told before there was a script', async () => {
  const { page, release } = await withoutScripts('/Collections');
  await sortOf(page).selectOption('low-to-high');
  release();
  await page.waitForURL(/sort=/);
  await untilOpen(page);
  expect(await sortOf(page).inputValue()).toBe('low-to-high');
  expect(new URL(page.url()).search).toBe('?sort=low-to-high');
});
