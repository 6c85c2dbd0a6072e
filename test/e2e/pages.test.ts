import { COAT, NOT_FOUND, PAGES } from '../support/browser/pages';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { SHOP, toUrl, visit } from './support/visit';

const ALL = Object.values(PAGES);
const UNKNOWN = [
  '/product',
  '/cart/more',
  '/a.html',
  '//evil.example/x',
  '/%E0%A4%A',
  '/my-collection',
];

it('should have one h1, a unique title and no horizontal scroll on every route at every width', async () => {
  const page = await visit('/');
  const titles = new Set<string>();
  for (const { path, heading } of ALL) {
    await page.goto(SHOP + path);
    await arrives(page, heading);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= window.innerWidth,
        ),
      ).toBe(true);
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
    await page
      .getByRole('main')
      .getByRole('link', { name: 'See the collections' })
      .click();
    await arrives(page, 'All Collections');
  }
});

const { home, about, collections, cart } = PAGES;

it.each([
  ['/index.html', home, '/'],
  ['/INDEX.html?from=friend#top', home, '/#top'],
  ['/index', home, '/'],
  ['/about.html', about, '/about'],
  [
    '/collections.HTML?sort=low-to-high',
    collections,
    '/Collections?sort=low-to-high',
  ],
  ['/cart.html#totals', cart, '/cart#totals'],
  [`${COAT.path}.html`, PAGES.product, COAT.path],
])(
  'should show the page of the file %s, and replace its address',
  async (address, { path, heading }, corrected) => {
    const page = await visit(PAGES.contact.path);
    // Many hosts answer the name of a file with the file.
    const byFileName = /\/(index|[^/]+\.html)([?#].*)?$/i;
    await page.route(byFileName, (route) =>
      route.continue({ url: SHOP + path }),
    );
    await page.goto(SHOP + address);
    await untilHydrated(page);
    await arrives(page, heading);
    expect(toUrl(page)).toBe(corrected);
    await page.goBack();
    await arrives(page, PAGES.contact.heading);
  },
);
