import { text } from 'node:stream/consumers';
import { selectAddress } from '../../src/selectors/address';
import { readSession } from '../../tools/replay/read';
import { replay } from '../../tools/replay/replay';
import { gestures } from '../../tools/sessions/gestures';
import { SHOP, takeProblems, visit } from './support/shopper';
import { COAT } from './support/words';

/** Everything forbidden but what the shop needs: no connection to anywhere, no data and no blobs on the page. */
const STRICT = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'",
  "connect-src 'self'; base-uri 'none'; form-action 'none'",
].join('; ');

it('saves what happened where the shop fails, without a connection, under a strict policy', async () => {
  const page = await visit(COAT.path);
  await page.route(`${SHOP}/place-order`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': STRICT } });
  });
  await page.goto(`${SHOP}/place-order`);
  const shopper = gestures(page);
  await shopper.typeInto('City', 'Providence');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  await page.route(/\/assets\/about\./, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save what happened' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('weft-visit.json');
  const file = await text(await download.createReadStream());
  expect(file).not.toContain('Prov');
  const { steps, final } = replay(readSession(file));
  expect(steps.map(({ event }) => event.type)).toEqual([
    'route/navigated',
    ...[...'Providence'.matchAll(/./g)].map(() => 'checkout/fieldTyped'),
    'route/navigated',
    'route/navigated',
    'route/visitSaved',
  ]);
  expect(selectAddress(final)).toBe('/about');
  expect(final.checkout.delivery.city).toBe('•'.repeat(10));
  expect(takeProblems()).toEqual(['console error: Failed to load resource: net::ERR_FAILED']);
});

it('gives what happened to the console of whoever asks', async () => {
  const page = await visit('/');
  await gestures(page).goToCollections();
  await page.getByRole('checkbox', { name: 'Kids', exact: true }).click();
  const told = await page.evaluate(() => window.weft?.session() ?? '');
  expect(replay(readSession(told)).final.filters.categories).toEqual(['Kids']);
});
