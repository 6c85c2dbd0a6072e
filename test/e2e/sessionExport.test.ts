import { text } from 'node:stream/consumers';
import { selectUrl } from '../../src/features/collection/filtersSlice';
import { readSession } from '../../tools/sessions/readSession';
import { replay } from '../../tools/sessions/replay';
import { userActions } from '../support/browser/userActions';
import { COAT } from '../support/browser/pages';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { SHOP, takeProblems, visit } from './support/visit';

it('should return the session to the console, and download it redacted from the error page', async () => {
  const page = await visit(COAT.path);
  await page.goto(`${SHOP}/place-order`);
  await untilHydrated(page);
  const shopper = userActions(page);
  await shopper.typeInto('City', 'Providence');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await arrives(page, 'My Orders');
  const session = await page.evaluate(() => window.weft?.session() ?? '');
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('weft-session.json');
  const file = await text(await download.createReadStream());
  expect(file).not.toContain('Prov');
  const { steps, final } = replay(readSession(file));
  expect(steps.map(({ event }) => event.type)).toEqual([
    'route/navigated',
    ...[...'Providence'.matchAll(/./g)].map(() => 'checkout/fieldChanged'),
    'route/navigated',
    'route/navigated',
    'route/sessionExported',
  ]);
  expect(selectUrl(final)).toBe('/about');
  expect(replay(readSession(session)).steps).toEqual(steps.slice(0, -2));
  expect(final.checkout.delivery.city).toBe('•'.repeat(10));
  // The browser logs each failed request for the page.
  for (const problem of takeProblems()) expect(problem).toContain('net::ERR_INTERNET_DISCONNECTED');
});
