import { arrives } from '../support/browser/waitFor';
import { toUrl, visit } from './support/visit';
import { cards } from './support/actions';

it('should show the banner, ten latest products and five bestsellers', async () => {
  const page = await visit('/');
  await expect(page.title()).resolves.toContain('Weft');
  await arrives(page, 'Latest Arrivals');
  expect(await cards(page.getByRole('region', { name: 'Latest Collections' })).count()).toBe(10);
  expect(await cards(page.getByRole('region', { name: 'Best Sellers' })).count()).toBe(5);
});

it('should load every image that is scrolled into view', async () => {
  const page = await visit('/');
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate(async (img) => {
      if (img instanceof HTMLImageElement) await img.decode();
    });
    expect(await image.getAttribute('alt')).not.toBe('');
  }
});

it('should show the exchange, return and support policies', async () => {
  const page = await visit('/');
  for (const policy of ['Easy Exchange Policy', '7 Days Return Policy', '24/7 Customer Support']) {
    await page.getByText(policy).waitFor();
  }
  await page.getByText('20% off').waitFor();
});

it('should require an email address for the newsletter and stay on the page', async () => {
  const page = await visit('/');
  const field = page.getByLabel('Your email');
  const subscribe = page.getByRole('button', { name: 'SUBSCRIBE' });

  await subscribe.click();
  expect(await field.evaluate((input) => input.matches(':invalid'))).toBe(true);
  await field.fill('not an address');
  await subscribe.click();
  expect(await field.evaluate((input) => input.matches(':invalid'))).toBe(true);

  await field.fill('ada@example.com');
  await subscribe.click();
  expect(toUrl(page)).toBe('/');
  expect(await field.inputValue()).toBe('ada@example.com');
});

it('should open a product and the collections', async () => {
  const page = await visit('/');
  await cards(page.getByRole('region', { name: 'Best Sellers' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'ADD TO CART' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'SHOP NOW' }).click();
  await arrives(page, 'All Collections');
});

it('should load only the scripts of the home page', async () => {
  const page = await visit('/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([a-z-]+)\.[^/]*js$/.exec(name)?.[1] ?? []),
  );
  expect(scripts.toSorted()).toEqual(['home', 'main']);
});
