import { NOT_FOUND, PAGES } from '../support/browser/pages';
import { arrives } from '../support/browser/waitFor';
import { SHOP, visit } from './support/visit';

const ALL = Object.values(PAGES);
const UNKNOWN = ['/product', '/cart/more', '/a.html', '//evil.example/x', '/%E0%A4%A', '/my-collection'];

it('should have one h1, a unique title and no horizontal scroll on every route at every width', async () => {
  const page = await visit('/');
  const titles = new Set<string>();
  for (const { path, heading } of ALL) {
    await page.goto(SHOP + path);
    await arrives(page, heading);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    titles.add(await page.title());
  }
  expect(titles.size).toBe(ALL.length);
});

it('should show the error page with the footer at a URL without a page', async () => {
  const page = await visit('/');
  for (const path of UNKNOWN) {
    await page.goto(SHOP + path);
    await arrives(page, NOT_FOUND);
    await page.getByText('404 Not Found').waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'See the collections' }).click();
    await arrives(page, 'All Collections');
  }
});
