import { addressOf, visit } from './support/shopper';

it('opens', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'COLLECTIONS' }).click();
  await page.getByRole('heading', { name: 'All Collections' }).waitFor();
  expect(addressOf(page)).toBe('/Collections');
});
