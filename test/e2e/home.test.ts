import { PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { cards } from './support/actions';
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

it('should load no image wider than its element on the way from home to a product', async () => {
  const page = await visit(PAGES.home.path);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').getByRole('link', { name: 'COLLECTIONS' }).click();
  await arrives(page, PAGES.collections.heading);
  await page.waitForLoadState('networkidle');
  await cards(page).nth(1).click();
  await page.waitForURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(0);
  // At a device pixel ratio of 1, no image of these pages is wider than 800 px.
  expect(fetched.filter((path) => path.includes('-1200.'))).toEqual([]);
});
