import { COAT, PAGES } from '../support/browser/pages';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { SHOP, toUrl, visit } from './support/visit';

const { home, collections, product } = PAGES;

/** Many hosts answer the name of a file with the file. */
const FILE_NAME = /\/(index|[^/]+\.html)([?#].*)?$/i;

it.each([
  ['/INDEX.html?from=friend#top', home, '/#top'],
  [
    '/collections.HTML?sort=low-to-high',
    collections,
    '/Collections?sort=low-to-high',
  ],
  [`${COAT.path}.html`, product, COAT.path],
])(
  'should show the page of the file %s, and replace its address',
  async (address, { path, heading }, corrected) => {
    const page = await visit(PAGES.contact.path);
    await page.route(FILE_NAME, (route) =>
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
