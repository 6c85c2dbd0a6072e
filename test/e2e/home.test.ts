import { visit } from './support/visit';

it('should load every image that is scrolled into view', async () => {
  const page = await visit('/');
  for (const image of await page.locator('main img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate(async (img) => {
      if (img instanceof HTMLImageElement) await img.decode();
    });
    expect(await image.getAttribute('alt')).not.toBe('');
  }
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
