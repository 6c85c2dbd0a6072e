import type { Page } from 'playwright-core';
import { untilHydrated } from '../support/browser/waitFor';
import { withSlowScript } from './support/slowScript';

const sortOf = (page: Page) => page.getByRole('combobox');

it('should sort the list by the option that was selected before hydration', async () => {
  const { page, release } = await withSlowScript('/Collections');
  await sortOf(page).selectOption('low-to-high');
  release();
  await page.waitForURL(/sort=/);
  await untilHydrated(page);
  expect(await sortOf(page).inputValue()).toBe('low-to-high');
  expect(new URL(page.url()).search).toBe('?sort=low-to-high');
});
