import type { Page } from 'playwright-core';
import { products } from '../../src/data/products';
import { arrives } from '../support/browser/waitFor';
import { waitForFocus } from './support/focus';
import { untilUrl, visit } from './support/visit';

const bar = (page: Page) => page.getByRole('search');
const icon = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

it('should show the search bar on the collections page only', async () => {
  const page = await visit('/Collections');
  expect(await bar(page).count()).toBe(0);
  await icon(page).click();
  await bar(page).waitFor();
  await waitForFocus(page, 'INPUT');
  await page.keyboard.type('coat');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).click();
  await arrives(page, 'About us');
  expect(await bar(page).count()).toBe(0);
});

it('should keep the query of a closed search bar without applying it', async () => {
  const page = await visit('/Collections?q=coat');
  const found = page.getByRole('main').getByRole('status');
  expect(await found.innerText()).not.toBe(`${products.length} products`);
  await page.getByRole('button', { name: 'Close search' }).click();
  expect(await bar(page).count()).toBe(0);
  expect(await found.innerText()).toBe(`${products.length} products`);
  await untilUrl(page, '/Collections');
  await icon(page).click();
  expect(await page.getByRole('searchbox').inputValue()).toBe('coat');
  await untilUrl(page, '/Collections?q=coat');
});

it('should open the collections with the search bar from another page', async () => {
  const page = await visit('/about');
  await icon(page).click();
  await arrives(page, 'All Collections');
  await bar(page).waitFor();
  await waitForFocus(page, 'INPUT');
  await untilUrl(page, '/Collections');
  await page.goBack();
  await arrives(page, 'About us');
});
