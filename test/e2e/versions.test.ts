import { COAT } from '../support/browser/pages';
import { reload } from '../support/browser/waitFor';
import { badge, waitForBadge } from './support/actions';
import { storedText, writeCart } from '../support/browser/stored';
import { waitForWorker } from './support/serviceWorker';
import { openServer } from './support/testServer';
import { openTab, visit } from './support/visit';

const SIZES = '["S","M","L","XL","XXL"]';
const MORE_SIZES = '["S","M","L","XL","XXL","XXXL"]';

it('should lose nothing that a newer version stores while an older one is open', async () => {
  const server = await openServer();
  // The older version, with its service worker.
  const first = await visit('/cart', { shop: server.url, worker: true });
  const context = first.context();
  const open = async () => {
    const page = await openTab(context, '/cart', false, server.url);
    // The page loads this script when it is idle; the server may be stopped by
    // then.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/serviceWorker.')),
    );
    return page;
  };
  await waitForWorker(first);
  await first.close();

  const hasSize = (text: string) => text.replaceAll(SIZES, MORE_SIZES);
  await server.deployNext(hasSize);
  const newer = await open();
  await writeCart(newer, {
    items: { [COAT.id]: { XXXL: 3, M: 2 }, 'gift-card': { One: 1 } },
    note: 'wrap it',
  });

  await server.deployNext((text) => text.replaceAll(MORE_SIZES, SIZES));
  const older = await open();
  await waitForBadge(older, 2);
  await context.setOffline(true);
  await reload(older);
  await waitForBadge(older, 2);
  await context.setOffline(false);
  // The older version stores an event: both versions read the cart again.
  await older.getByRole('spinbutton').fill('7');
  await waitForBadge(newer, 10);

  await server.deployNext(hasSize);
  const latest = await open();
  await waitForBadge(latest, 10);
  expect(await badge(newer)).toBe(10);
  const stored = await storedText(latest);
  expect(stored).toContain('gift-card');
  expect(stored).toContain('wrap it');
}, 60_000);
