import { COAT, PAGES } from '../../tools/browser/pages';
import { arrives, untilHydrated } from '../../tools/browser/waitFor';
import { addToCart, waitForBadge } from './support/actions';
import { openServer, scriptOf } from './support/testServer';
import { takeProblems, visit } from './support/visit';

const expectSyntaxErrors = () => {
  const problems = takeProblems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(/^uncaught: (Unexpected|Invalid|missing)/);
};

describe('script that arrived cut and is in the HTTP cache', () => {
  it('should not keep the shop from starting', async () => {
    const server = await openServer();
    await server.cutOnce(scriptOf('main'));
    const page = await visit(COAT.path, { shop: server.url });
    expectSyntaxErrors();
    await page.reload();
    await untilHydrated(page);
    await addToCart(page, 'M');
    await waitForBadge(page, 1);
    expectSyntaxErrors();
  });

  it('should not keep a page from loading', async () => {
    const server = await openServer();
    await server.cutOnce(scriptOf('about'));
    const page = await visit('/', { shop: server.url });
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
    await arrives(page, PAGES.about.heading);
    await page.reload();
    await untilHydrated(page);
    await arrives(page, PAGES.about.heading);
    expectSyntaxErrors();
  });
});
