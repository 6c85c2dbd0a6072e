import { PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { cards } from './support/actions';
import { visit } from './support/visit';

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
  await userActions(page).goToCollections();
  await page.waitForLoadState('networkidle');
  await cards(page).nth(1).click();
  await page.waitForURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(0);
  // At a device pixel ratio of 1, no image of these pages is wider than 800 px.
  expect(fetched.filter((path) => path.includes('-1200.'))).toEqual([]);
});
