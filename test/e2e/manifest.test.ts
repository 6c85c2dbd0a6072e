import { openServer } from './support/testServer';
import { visit } from './support/visit';

it('should be requested with the cookies and the password of the page', async () => {
  const server = await openServer();
  const cookies: (string | undefined)[] = [];
  server.handlers.set('/manifest.webmanifest', (response) => {
    cookies.push(response.req.headers.cookie);
    response.end('{ "name": "Weft" }');
  });
  const page = await visit('/about', { shop: server.url, bare: true });
  await page
    .context()
    .addCookies([{ name: 'session', value: '1', url: server.url }]);
  await page.reload();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.getAppManifest');
  expect(cookies.at(-1)).toBe('session=1');
});
