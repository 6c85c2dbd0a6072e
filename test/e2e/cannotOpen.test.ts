import type { Page } from 'playwright-core';
import { SHOP, takeProblems, visit } from './support/shopper';

const WORDS = /could not be opened/;

const refuses = () => {
  crypto.getRandomValues = () => {
    throw new Error('no chance here');
  };
};

/** A choice that the browser can make by itself: with nobody to hear of it, nobody keeps it from being made. */
const canChoose = async (page: Page) => {
  const size = page.getByRole('radio', { name: 'L', exact: true });
  await size.click();
  expect(await size.isChecked()).toBe(true);
};

it('says that it could not be opened, shows what it has and keeps no press any more', async () => {
  const page = await visit('/product/linen-camp-shirt-sand', { bare: true, before: refuses });
  await page.getByRole('alert').filter({ hasText: WORDS }).waitFor();
  await canChoose(page);
  // For whoever looks into it.
  expect(takeProblems()).toEqual(['uncaught: no chance here']);
});

it('says so where its script never comes', async () => {
  const page = await visit('/robots.txt', { bare: true });
  await page.route(/\/assets\/main\..*\.js$/, (route) => route.abort());
  await page.goto(`${SHOP}/product/linen-camp-shirt-sand`);
  await page.getByRole('alert').filter({ hasText: WORDS }).waitFor();
  await canChoose(page);
  expect(takeProblems().every((problem) => problem.includes('net::ERR_FAILED'))).toBe(true);
});
