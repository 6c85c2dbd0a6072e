import { SHOP, takeProblems, visit } from './support/shopper';

const CHUNK = /\/assets\/about\./;
// The browser's own words; the shop says nothing.
const NOT_LOADED = 'console error: Failed to load resource: net::ERR_FAILED';
const REASON = 'A part of the shop could not be loaded. Reload the page to try again.';

it('says so when a page cannot be loaded, and the rest of the shop goes on', async () => {
  const page = await visit('/');
  await page.route(CHUNK, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  await page.getByText(REASON).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();

  expect(takeProblems()).toEqual([NOT_LOADED]);
});

it('says so when it is the first page of a visit', async () => {
  const page = await visit('/');
  await page.route(CHUNK, (route) => route.abort());
  await page.goto(`${SHOP}/about`);
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  await page.getByText(REASON).waitFor();
  expect(takeProblems()).toEqual([NOT_LOADED, NOT_LOADED]);
});
