import { arrives } from '../../tools/browser/waitFor';
import { toUrl, visit } from './support/shopper';
import { cards } from './support/actions';

it('shows the banner, the ten latest and the five best sellers', async () => {
  const page = await visit('/');
  await expect(page.title()).resolves.toContain('Weft');
  await arrives(page, 'Latest Arrivals');
  expect(await cards(page.getByRole('region', { name: 'Latest Collections' })).count()).toBe(10);
  expect(await cards(page.getByRole('region', { name: 'Best Sellers' })).count()).toBe(5);
});

it('shows every picture that comes into view', async () => {
  const page = await visit('/');
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate(async (img) => {
      if (img instanceof HTMLImageElement) await img.decode();
    });
    expect(await picture.getAttribute('alt')).not.toBe('');
  }
});

it('promises exchange, return and support', async () => {
  const page = await visit('/');
  for (const promise of ['Easy Exchange Policy', '7 Days Return Policy', '24/7 Customer Support']) {
    await page.getByText(promise).waitFor();
  }
  await page.getByText('20% off').waitFor();
});

it('asks the newsletter for an email address and stays where it is', async () => {
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

it('leads to a product and to the collections', async () => {
  const page = await visit('/');
  await cards(page.getByRole('region', { name: 'Best Sellers' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'ADD TO CART' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'SHOP NOW' }).click();
  await arrives(page, 'All Collections');
});

it('loads the script of no other page', async () => {
  const page = await visit('/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([a-z-]+)\.[^/]*js$/.exec(name)?.[1] ?? []),
  );
  expect(scripts.toSorted()).toEqual(['home', 'main']);
});
